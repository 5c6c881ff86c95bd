import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  type Entity,
  type EntityRecord,
  type ListCriteria,
  readListQuery,
  searchedTexts,
  sortWords,
  textOf,
} from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';

/** An entity with all kinds of fields. */
const hall: Entity = {
  fields: {
    name: { kind: 'text', label: 'Name', searched: true, sorts: ['A to Z', 'Z to A'] },
    street: { kind: 'text', label: 'Street' },
    size: {
      kind: 'choice',
      label: 'Size',
      labels: { small: 'Small', large: 'Large' },
      sortedBy: 'order',
      sorts: ['Small first', 'Large first'],
    },
    kind: { kind: 'choice', label: 'Kind', labels: { barn: 'Old barn', loft: 'Attic' }, sortedBy: 'label' },
    features: { kind: 'texts', label: 'Features' },
    seats: { kind: 'number', label: 'Seats' },
    builtAt: { kind: 'instant', label: 'Built', sorts: ['Old to new', 'New to old'] },
  },
  filters: { size: 'size', named: 'name' },
  sort: { field: 'name', order: 'asc' },
};

const barn: EntityRecord = {
  id: 'barn',
  name: 'Barn',
  street: 'Mill Lane',
  size: 'large',
  kind: 'barn',
  features: ['stage', 'garden'],
  seats: 120,
  builtAt: '1890-01-01T00:00:00.000Z',
};
const loft: EntityRecord = { ...barn, id: 'loft', name: 'Loft', size: 'small', kind: 'loft', builtAt: null };

const narrowing: ListCriteria = { q: '', filters: {}, sort: hall.sort };
const found = (wanted: Partial<ListCriteria>) =>
  findRecords(hall, [loft, barn], { ...narrowing, ...wanted }).map(({ id }) => id);

describe('An entity', () => {
  it('formats its values: labels of choices, texts joined by commas, nothing if not set', () => {
    const texts = Object.entries(hall.fields).map(([name, field]) => textOf(field, barn[name] ?? null));
    expect(texts).toEqual([
      'Barn',
      'Mill Lane',
      'Large',
      'Old barn',
      'stage, garden',
      '120',
      '1890-01-01T00:00:00.000Z',
    ]);
    expect(Object.values(hall.fields).map((field) => textOf(field, null))).toEqual(['', '', '', '', '', '', '']);
  });

  it('offers the sorts of its fields, starting with its default', () => {
    expect(Object.entries(sortWords(hall))).toEqual([
      ['name', 'A to Z'],
      ['-name', 'Z to A'],
      ['size', 'Small first'],
      ['-size', 'Large first'],
      ['builtAt', 'Old to new'],
      ['-builtAt', 'New to old'],
    ]);
    const newest: Entity = { ...hall, sort: { field: 'builtAt', order: 'desc' } };
    expect(Object.keys(sortWords(newest)).slice(0, 3)).toEqual(['-builtAt', 'builtAt', 'name']);
    const oldest: Entity = { ...hall, sort: { field: 'builtAt', order: 'asc' } };
    expect(Object.keys(sortWords(oldest)).slice(0, 3)).toEqual(['builtAt', '-builtAt', 'name']);
  });

  it('offers the labelled values of a filter, and none if its field is not a choice', () => {
    expect(choicesOf(hall, 'size')).toEqual([
      { value: 'small', label: 'Small' },
      { value: 'large', label: 'Large' },
    ]);
    expect(choicesOf(hall, 'named')).toEqual([]);
  });

  it('is searched only in the fields marked for it', () => {
    expect(searchedTexts(hall, barn)).toEqual(['Barn']);
    expect(searchedTexts(hall, { id: 'nameless' })).toEqual(['']);
    expect(found({ q: 'BAR' })).toEqual(['barn']);
    expect(found({ q: 'mill' })).toEqual([]);
  });

  it('is filtered by its default unless the URL has another valid value or all', () => {
    const read = (search: string, defaultFilters?: Entity['defaultFilters']) =>
      readListQuery({ ...hall, defaultFilters }, new URLSearchParams(search)).filters;
    expect(read('')).toEqual({ size: 'all', named: 'all' });
    expect(read('', { size: 'small' })).toEqual({ size: 'small', named: 'all' });
    expect(read('size=large', { size: 'small' })).toMatchObject({ size: 'large' });
    expect(read('size=all', { size: 'small' })).toMatchObject({ size: 'all' });
    expect(read('size=nonsense', { size: 'small' })).toMatchObject({ size: 'small' });
    expect(read('size=nonsense')).toMatchObject({ size: 'all' });
  });

  it('returns every record if a filter is missing or set to all', () => {
    expect(found({})).toEqual(['barn', 'loft']);
    expect(found({ filters: { size: 'all', named: 'all' } })).toEqual(['barn', 'loft']);
    expect(found({ filters: { size: 'large', named: 'all' } })).toEqual(['barn']);
    expect(found({ filters: { size: 'large', named: 'Loft' } })).toEqual([]);
  });

  it('is sorted by the order or labels of a choice, or by time, none counting as latest', () => {
    const sorted = (field: string, order: 'asc' | 'desc') => found({ sort: { field, order } });
    expect(sorted('size', 'asc')).toEqual(['loft', 'barn']);
    expect(sorted('size', 'desc')).toEqual(['barn', 'loft']);
    expect(sorted('kind', 'asc')).toEqual(['loft', 'barn']);
    expect(sorted('builtAt', 'asc')).toEqual(['barn', 'loft']);
    const tent = { ...barn, id: 'tent', builtAt: '1789-01-01T00:00:00.000Z' };
    const byAge = findRecords(hall, [barn, tent], { ...narrowing, sort: { field: 'builtAt', order: 'asc' } });
    expect(byAge.map(({ id }) => id)).toEqual(['tent', 'barn']);
    expect(sorted('builtAt', 'desc')).toEqual(['loft', 'barn']);
  });

  it('breaks ties by ID, in the same direction', () => {
    const sorted = (order: 'asc' | 'desc') => found({ sort: { field: 'street', order } });
    expect(sorted('asc')).toEqual(['barn', 'loft']);
    expect(sorted('desc')).toEqual(['loft', 'barn']);
  });
});
