import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { footer } from '#content/site.ts';
import { type SiteData, siteRouteId } from '../siteLoader.ts';

/**
 * The last line of the page. The year comes from the loader, so that the HTML and the first render
 * agree; a page that was rendered last year is corrected by the browser's own clock.
 */
export function Copyright() {
  const rendered = useRouteLoaderData<SiteData>(siteRouteId);
  const [year, setYear] = useState(rendered?.year);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <>{year && footer.copyright(year)}</>;
}
