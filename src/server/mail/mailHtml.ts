import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { company } from '#content/company.ts';
import { brandTokens } from '#theme/brandTokens.ts';
import type { ThemeTokens } from '#theme/tokens.ts';

/** The design tokens and company details used in mails. */
export interface MailBrand {
  tokens: ThemeTokens;
  company: { name: string; phone: { display: string }; address: { lines: readonly string[] } };
}

/**
 * Renders a plain-text mail as HTML: one column of tables with inline styles, in the colours of the light scheme and
 * the fonts of the tokens, if installed. Text typed by visitors is escaped.
 * @param mail its body separates paragraphs with an empty line; its language is a BCP 47 tag, or null if it is unknown.
 * @param siteUrl the site's origin; only URLs of this origin become links.
 */
export function mailHtml(
  { subject, body, language }: { subject: string; body: string; language: string | null },
  siteUrl: string,
  { tokens, company: sender }: MailBrand = { tokens: brandTokens, company },
): string {
  const { fonts, radii } = tokens;
  const colors = tokens.colors.light;
  const paragraphs = body.trim().split(/\n{2,}/);
  const ground = `margin:0;padding:0;background-color:${colors.paper}`;
  const type = `font-family:${fonts.text};font-size:16px;line-height:1.6;color:${colors.ink}`;
  // Without it, a layout table becomes as wide as a mail's longest link.
  const sheet = `overflow-wrap:anywhere;word-break:break-word;padding:28px 32px 12px;background-color:${colors.surface};border:1px solid ${colors.hairline};border-top:0;border-radius:0 0 ${radii.panel}px ${radii.panel}px`;
  const band = `padding:20px 32px;background-color:${colors.deep};border-radius:${radii.panel}px ${radii.panel}px 0 0;font-family:${fonts.display};font-size:26px;line-height:1.2;color:${colors.onDeep}`;
  const foot = `padding:20px 32px;font-family:${fonts.text};font-size:13px;line-height:1.6;color:${colors.softText}`;
  const row = (style: string, content: Parameters<typeof h>[2]) => h('tr', h('td', { style }, content));
  // The origin has to end there: the text that follows may be a visitor's.
  const own = new RegExp(`(${siteUrl.replaceAll('.', '\\.')}(?:/\\S*)?(?=\\s|$))`);
  const address = [sender.name, ...sender.address.lines, sender.phone.display].join(' · ');

  return toHtml(
    h(null, [
      { type: 'doctype' },
      h('html', { lang: language }, [
        h('head', [
          h('meta', { charSet: 'utf-8' }),
          h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          h('meta', { name: 'color-scheme', content: 'light' }),
          h('title', subject),
        ]),
        h('body', { style: ground }, [
          table(`width:100%;${ground}`, [
            row(`padding:32px 16px;${type}`, [
              table('width:100%;max-width:600px;margin:0 auto', [
                row(band, sender.name),
                row(
                  sheet,
                  paragraphs.map((text) => h('p', { style: `margin:0 0 16px;${type}` }, linesOf(text))),
                ),
                row(foot, address),
              ]),
            ]),
          ]),
        ]),
      ]),
    ]),
  );

  /** @returns the lines of a paragraph, with line breaks between them and links to the site. */
  function linesOf(text: string) {
    return text.split('\n').flatMap((line, at) => [...(at > 0 ? [h('br')] : []), ...line.split(own).map(linked)]);
  }

  function linked(part: string) {
    return part === siteUrl || part.startsWith(`${siteUrl}/`)
      ? h('a', { href: part, style: `color:${colors.primary}` }, part)
      : part;
  }
}

/** A layout table, because mail programs do not support newer layout methods. */
const table = (style: string, rows: Parameters<typeof h>[2]) =>
  h('table', { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, style }, h('tbody', rows));
