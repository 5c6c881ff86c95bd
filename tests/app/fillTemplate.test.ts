import { expect, it } from 'vitest';
import { fillTemplate } from '#app/fillTemplate.ts';

const template = [
  '<html lang="en"><head><!--color-scheme--><!--head--><style>body{color:var(--mui-palette-ink)}</style></head>',
  '<body><div id="root"></div><!--data--></body></html>',
].join('');
const pieces = {
  head: '',
  root: '<div id="root"></div>',
  data: '',
  colorScheme: '',
  siteUrl: 'https://events.example',
};

it('The pieces of a page are inserted as they are, also if they contain what a replacement would change', () => {
  const root = '<div id="root">It is $5, $& and $\' more</div>';
  const page = fillTemplate(template, { ...pieces, root, data: '$`', colorScheme: '$1' });
  expect(page).toContain(`<body>${root}$\`</body>`);
  expect(page).toContain('<head>$1<');
  expect(page).toMatch(/^<html data-site-url="https:\/\/events\.example" lang="en">/);
});

it('A template without one of the places is refused', () => {
  expect(() => fillTemplate(template.replace('<!--data-->', ''), pieces)).toThrow('<!--data-->');
});

it('A page declares the variables that it uses, also by others or in the template, and inserts all of them when it starts', () => {
  const variables =
    '--mui-a:1px;--mui-b:var(--mui-c);--mui-c:2px;--mui-d:var(--mui-e);--mui-e:3px;--mui-palette-ink:red;';
  const head =
    `<style data-s data-emotion="css-global x">:root{${variables}}</style>` +
    '<style data-s data-emotion="css y">p{margin:var(--mui-b)}</style>';
  const page = fillTemplate(template, { ...pieces, head });
  expect(page).toContain('<style data-s>:root{--mui-b:var(--mui-c);--mui-c:2px;--mui-palette-ink:red;}</style>');
  // Emotion takes over the styles that are complete.
  expect(page).toContain('<style data-s data-emotion="css y">p{margin:var(--mui-b)}</style>');
});
