import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serviceCards } from '#content/services/cards.ts';
import { services } from '#content/services/services.ts';
import { learnMore } from '#content/servicesPage.ts';
import { menuLabels } from '#content/site.ts';
import type { ServiceContent } from '#content/types.ts';
import { contactPath, paths } from '#paths';
import { ServiceBlocks } from '#site/services/ServiceBlocks.tsx';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { renderWithTheme } from '../support/renderWithTheme.tsx';

/** Expects a service's section, labelled by its title, to contain its complete content. */
function expectBlock({ title, name, path, overview }: ServiceContent) {
  const block = within(screen.getByRole('region', { name: title }));
  expect(block.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(block.getByText(overview.description)).toBeVisible();
  expect(block.getAllByRole('listitem').map((item) => item.textContent)).toEqual(overview.features);
  const link = block.getByRole('link', { name: new RegExp(`^${learnMore.text} ?${learnMore.about(name).trim()}$`) });
  expect(link).toHaveAttribute('href', path);
}

const blockTitles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('The services overview', () => {
  it('shows each service in menu order, with its description, features and link', async () => {
    await renderSite(paths.services);
    for (const service of services) expectBlock(service);
    const titles = services.map(({ title }) => title);
    expect(blockTitles().filter((title) => titles.includes(String(title)))).toEqual(titles);
  });

  it('has a block for every service, however many there are', () => {
    const more = services.map((service) => ({ ...service, id: `more-${service.id}`, title: `More ${service.title}` }));
    renderWithTheme(<ServiceBlocks services={[...services, ...more]} />);
    for (const service of [...services, ...more]) expectBlock(service);
    expect(blockTitles()).toEqual([...services, ...more].map(({ title }) => title));
  });

  it('numbers the services from 01', () => {
    renderWithTheme(<ServiceBlocks services={services} />);
    for (const [index, { title }] of services.entries())
      expect(screen.getByRole('region', { name: title })).toHaveTextContent(new RegExp(`^0${index + 1}`));
  });

  it('shows a picture beside each service but one', () => {
    renderWithTheme(<ServiceBlocks services={services} />);
    expect(screen.getAllByRole('img')).toHaveLength(services.length - 1);
  });
});

it.each(['', '/'])('The page of a service asks for this service with "%s" at the end of its address', async (end) => {
  const [card] = serviceCards as [(typeof serviceCards)[number]];
  await renderSite(card.path + end);
  const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name: menuLabels.bookNow });
  expect(link).toHaveAttribute('href', contactPath(card.id));
});

it('The page of a service shows the first answer at once, and each other one by a press on its question', async () => {
  const [{ path, faqs }] = services as [ServiceContent];
  await renderSite(path);
  const question = (index: number) => screen.getByRole('button', { name: faqs[index]?.question });
  for (const index of faqs.keys()) expect(question(index)).toHaveAttribute('aria-expanded', String(index === 0));
  await newUser().click(question(2));
  expect(question(2)).toHaveAttribute('aria-expanded', 'true');
});
