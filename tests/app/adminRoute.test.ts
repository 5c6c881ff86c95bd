import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminPaths, staffPaths } from '#adminPaths';
import { adminRoute } from '#app/adminRoute.tsx';
import { paths } from '#paths';

describe('The back office', () => {
  it.each([paths.admin, ...Object.values(adminPaths)])('has a page of its own at %s', (path) => {
    expect(matchRoutes([adminRoute], path.replace(':id', '7'))?.at(-1)?.route.path).toBe(path);
  });

  it('has a document for each page that does not depend on a record', () => {
    expect(staffPaths).toEqual(expect.arrayContaining([paths.admin, adminPaths.leads, adminPaths.newLead]));
    expect(staffPaths).not.toContain(adminPaths.lead);
    for (const path of staffPaths) expect(matchRoutes([adminRoute], path)?.at(-1)?.params, path).toEqual({});
  });
});
