/**
 * Prepares pasted content for the editor, which drops whatever a post may not contain: pictures of other sites are
 * removed, as pictures have to be uploaded as files; headings, lists and tables keep their structure as far as posts
 * have it. Content copied within the editor is marked with `data-pm-slice` and stays as it is.
 * @param html from the clipboard. @returns the HTML for the editor.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = parse(html);
  for (const picture of page.querySelectorAll('img')) picture.remove();
  levelHeadings(page);
  makeWordLists(page);
  removeTables(page);
  return page.body.innerHTML;
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** @returns whether pasted content is more than pictures. */
export const hasText = (html: string): boolean => parse(html).body.textContent.trim() !== '';

/** Headings of posts have the levels 2 and 3; the editor would make paragraphs of all others. */
function levelHeadings(page: Document): void {
  const shift = page.querySelector('h1') ? 1 : 0;
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(3, Number(heading.tagName.slice(1)) + shift);
    const own = page.createElement(`h${level}`);
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
}

/** @returns the level of a list item copied from Word, from 1; 0 for other paragraphs. */
const levelOfItem = (paragraph: Element): number =>
  Number(/mso-list:\s*l\d+ level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** @param mark the bullet or number of a list item copied from Word. @returns the tag name of its list. */
const listOfMark = (mark: Element | null) => (/^\W?\w{1,4}[.)]/.test(mark?.textContent?.trim() ?? '') ? 'ol' : 'ul');

/** Word copies the items of a list as paragraphs, with their bullet or number as text. */
function makeWordLists(page: Document): void {
  /** The open lists, outermost first; a list continues as long as its paragraphs follow each other. */
  let open: { list: Element; level: number }[] = [];
  let previous: Element | null = null;
  for (const paragraph of page.querySelectorAll('p')) {
    const level = levelOfItem(paragraph);
    if (level === 0) continue;
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const kind = listOfMark(mark);
    mark?.remove();
    if (!previous || paragraph.previousElementSibling !== previous) open = [];
    open = open.filter((outer) => outer.level < level || (outer.level === level && outer.list.localName === kind));
    if (open.at(-1)?.level !== level) {
      const list = page.createElement(kind);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = page.createElement('li');
    open.at(-1)?.list.append(item);
    item.append(paragraph);
    previous = open[0]?.list ?? null;
  }
}

/** Puts each row of a table on a line of its own, with spaces between its cells: the editor would join all their words. */
function removeTables(page: Document): void {
  // Tables within tables first.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map((row) => {
      const line = page.createElement('div');
      for (const cell of row.cells) line.append(...cell.childNodes, ' ');
      return line;
    });
    table.replaceWith(...rows);
  }
}
