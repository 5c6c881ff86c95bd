import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Rooms that show something. Mails and problems of the server are worded in `src/content` too. */
const screens = ['admin', 'app', 'components', 'forms', 'frame', 'lists', 'site'].map((room) => `src/${room}`);

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

/** Attributes that are shown or read out. */
const read =
  /^(alt|aria-(label|description|placeholder|roledescription|valuetext)|description|heading|helperText|label|message|placeholder|summary|text|title)$/;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** @returns the texts that an expression, or the value of an attribute, may have, as far as they are written there. */
function textsOf(value: unknown): unknown[] {
  if (!isNode(value)) return [];
  const { type, expression, quasis, consequent, alternate, right } = value;
  if (type === 'JSXText' || type === 'Literal') return [value.value];
  if (type === 'TemplateElement') return [value.raw ?? Object(value.value).raw];
  if (type === 'TemplateLiteral') return [quasis].flat().flatMap(textsOf);
  if (type === 'JSXExpressionContainer') return textsOf(expression);
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap(textsOf);
  return type === 'LogicalExpression' ? textsOf(right) : [];
}

/** @returns the words written in the JSX of a module. */
function wordsIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (!isNode(node)) return [];
  const isRead = node.type === 'JSXAttribute' && isNode(node.name) && read.test(String(node.name.name));
  const shown = isRead
    ? [node.value]
    : [node.type === 'JSXElement' || node.type === 'JSXFragment' ? node.children : []].flat();
  const words = shown.flatMap(textsOf).filter((text) => /\p{L}{2}/u.test(String(text).replaceAll(/&\w+;/g, '')));
  return [...words, ...Object.values(node).flatMap(wordsIn)];
}

it('Screens contain no words of their own, only those of src/content', () => {
  const files = screens.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
    return wordsIn(program).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
