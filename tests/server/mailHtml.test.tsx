import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { mailHtml } from '#server/mail/mailHtml.ts';
import { houseTokens } from '#theme/tokens.ts';

const siteUrl = 'https://www.example.org';

/** Parses a mail as mail programs do. */
function read(body: string, brand?: Parameters<typeof mailHtml>[2], language: string | null = 'de') {
  const html = mailHtml({ subject: 'Your enquiry <1>', body, language }, siteUrl, brand);
  const document = new DOMParser().parseFromString(html, 'text/html');
  return {
    html,
    document,
    paragraphs: [...document.querySelectorAll('p')].map((paragraph) => paragraph.innerHTML),
    links: [...document.querySelectorAll('a')].map(({ href }) => href),
  };
}

describe('The HTML of a mail', () => {
  it('has the paragraphs and lines of the text, and the subject as its title', () => {
    const { document, paragraphs } = read('Dear all,\n\nthank you.\nUntil soon\n');
    expect(paragraphs).toEqual(['Dear all,', 'thank you.<br>Until soon']);
    expect(document.title).toBe('Your enquiry <1>');
    expect(document.compatMode).toBe('CSS1Compat');
  });

  it('is a complete document with language, charset, viewport and light color scheme', () => {
    const { html, document } = read('Hello');
    expect(html).toMatch(/^<!doctype html><html lang="de"><head><meta .+<\/head><body /);
    expect(document.querySelector('meta[charset]')?.getAttribute('charset')).toBe('utf-8');
    const named = [...document.querySelectorAll<HTMLMetaElement>('meta[name]')];
    expect(named.map(({ name, content }) => [name, content])).toEqual([
      ['viewport', 'width=device-width, initial-scale=1'],
      ['color-scheme', 'light'],
    ]);
  });

  it('names no language if it is unknown, as that of a reply', () => {
    expect(read('Hello', undefined, null).html).toMatch(/^<!doctype html><html><head>/);
  });

  it('is one column of presentational tables, at most 600 px wide', () => {
    const { html, document } = read('Hello');
    const tables = [...document.querySelectorAll('table')];
    expect(tables.map((each) => each.getAttribute('role'))).toEqual(['presentation', 'presentation']);
    for (const name of ['cellpadding', 'cellspacing', 'border']) {
      expect(tables.map((each) => each.getAttribute(name))).toEqual(['0', '0']);
    }
    const [ground, column] = tables.map(({ style }) => style);
    expect([ground?.width, ground?.backgroundColor]).toEqual(['100%', document.body.style.backgroundColor]);
    expect([column?.width, column?.maxWidth, column?.margin]).toEqual(['100%', '600px', '0px auto']);
    const cells = [...document.querySelectorAll('td')];
    for (const { style } of cells) {
      expect([style.padding, style.fontFamily === '' && style.backgroundColor === '']).toEqual([
        expect.stringMatching(/px/),
        false,
      ]);
    }
    // Checked in the source, because browsers add missing elements.
    expect(html.match(/<table [^>]+><tbody><tr><td /g)).toHaveLength(tables.length);
    expect(html.match(/<tr><td /g)).toHaveLength(cells.length);
  });

  it('lets a long link or word break, so that the mail is no wider than a phone', () => {
    const { document } = read(`${siteUrl}/${'a'.repeat(200)}`);
    const [paragraph] = document.querySelectorAll('p');
    expect(paragraph?.closest('td')?.style.overflowWrap).toBe('anywhere');
  });

  it('contains name, phone number and address of the company', () => {
    const { document } = read('Hello');
    const text = document.body.textContent ?? '';
    for (const word of [company.name, company.phone.display, ...company.address.lines]) expect(text).toContain(word);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '</p></td></table><script>alert(1)</script>',
    '&lt;b&gt; "quoted" \'too\'',
    '<a href="https://evil.example">Pay here</a>',
    '<style>body{display:none}</style>',
  ])('shows what a visitor typed as text: %s', (typed) => {
    const { document, links } = read(`Name: ${typed}\n\n${typed}`);
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      `Name: ${typed}`,
      typed,
    ]);
    expect(document.querySelectorAll('img, script, style, link, form')).toHaveLength(0);
    expect(links).toEqual([]);
  });

  it('links URLs of the site only, not URLs that merely begin like them', () => {
    const { links } = read(
      [
        `All enquiries: ${siteUrl}/admin/leads`,
        siteUrl,
        `Written on: ${siteUrl}.evil.example/x`,
        `${siteUrl}@evil.example`,
        `${siteUrl}:8080/x`,
        'https://evil.example/',
        'https://wwwxexample.org/',
        'javascript:alert(1)',
      ].join('\n'),
    );
    expect(links).toEqual([`${siteUrl}/admin/leads`, `${siteUrl}/`]);
  });

  it('loads no pictures, fonts or style sheets', () => {
    expect(read('Hello').html).not.toMatch(/<(?:img|link|script|style)|url\(|@import/);
  });

  it('uses colours, fonts and corners of the tokens and the details of the company', () => {
    const { light, dark } = houseTokens.colors;
    const { document } = read(`Hello ${siteUrl}`, {
      tokens: {
        ...houseTokens,
        colors: {
          dark,
          light: {
            ...light,
            paper: '#F0FAFB',
            surface: '#FEFFFF',
            deep: '#0B5563',
            onDeep: '#FFFEEE',
            primary: '#0B5564',
          },
        },
        fonts: { display: "'Other Display', Georgia, serif", text: "'Other Text', Arial, sans-serif" },
        radii: { site: 0, panel: 3, picture: 0 },
      },
      company: { name: 'Bell <& Sons>', phone: { display: '+44 1' }, address: { lines: ['1 Quay'] } },
    });
    const cells = [...document.querySelectorAll('td')];
    const styleOf = (text: string) => {
      const cell = cells.find((each) => each.textContent === text);
      if (!cell) throw new Error(`No cell says ${text}.`);
      return cell.style;
    };
    expect(document.body.style.backgroundColor).toBe('rgb(240, 250, 251)');
    expect(styleOf('Bell <& Sons>')).toMatchObject({ backgroundColor: 'rgb(11, 85, 99)', color: 'rgb(255, 254, 238)' });
    expect(styleOf('Bell <& Sons>').fontFamily).toContain('Other Display');
    expect(styleOf('Bell <& Sons>').borderRadius).toContain('3px');
    expect(styleOf(`Hello ${siteUrl}`).backgroundColor).toBe('rgb(254, 255, 255)');
    expect(document.querySelector('p')?.style.fontFamily).toContain('Other Text');
    expect(document.querySelector('a')?.style.color).toBe('rgb(11, 85, 100)');
    expect(styleOf('Bell <& Sons> · 1 Quay · +44 1').fontFamily).toContain('Other Text');
  });
});
