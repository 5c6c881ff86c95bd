import { render } from '@testing-library/react';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendContext, backendOf, backendRouterContext, useBackend } from '#backend/context.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { isLive, markLive } from '#backend/liveMark.ts';

const backend = createSampleBackend();
const source = async () => backend;

function Asks({ answer }: { answer: (given: unknown) => void }) {
  answer(useBackend());
  return null;
}

describe('The backend', () => {
  it('is available to loaders and components through their contexts', async () => {
    const context = new RouterContextProvider();
    context.set(backendRouterContext, source);
    expect(await backendOf(context)).toBe(backend);
    const answer = vi.fn();
    render(
      <BackendContext value={source}>
        <Asks answer={answer} />
      </BackendContext>,
    );
    expect(answer).toHaveBeenCalledWith(source);
  });

  it('is required, and components throw without it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Asks answer={() => undefined} />)).toThrow('BackendContext');
  });
});

describe('A document', () => {
  afterEach(() => document.documentElement.removeAttribute('data-backend'));

  it('states whether it has a server behind it', () => {
    expect(isLive()).toBe(false);
    const html = markLive('<!doctype html><html lang="en"><body>Hello</body></html>');
    const [attribute] = new DOMParser().parseFromString(html, 'text/html').documentElement.attributes;
    if (!attribute) throw new Error('The document says nothing.');
    document.documentElement.setAttribute(attribute.name, 'demo');
    expect(isLive()).toBe(false);
    document.documentElement.setAttribute(attribute.name, attribute.value);
    expect(isLive()).toBe(true);
    expect(html.replace(` ${attribute.name}="${attribute.value}"`, '')).toBe(
      '<!doctype html><html lang="en"><body>Hello</body></html>',
    );
  });
});
