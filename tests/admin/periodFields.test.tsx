import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PeriodFields } from '#admin/log/PeriodFields.tsx';
import { logWords as words } from '#content/admin/log.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { rangeOf } from '#domain/entity.ts';
import { startOfDay } from '#domain/zonedTimes.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

/** Fields in a list whose address follows later. */
function open(range = '') {
  const onChange = vi.fn<(range: string) => void>();
  let show: (range: string) => void = () => undefined;
  function Fields() {
    const [shown, setShown] = useState(range);
    show = setShown;
    return <PeriodFields range={shown} onChange={onChange} />;
  }
  renderWithTheme(<Fields />);
  return { onChange, load: (shown: string) => act(() => show(shown)) };
}

const from = () => screen.getByLabelText(words.from);
const type = (day: string) => fireEvent.change(from(), { target: { value: day } });
const since = (day: string) => rangeOf(startOfDay(day, companyZone), '');

describe('The days of the log', () => {
  it('are filtered by once the year has four digits, and stay as they are typed until then', () => {
    const { onChange } = open(since('2025-01-20'));
    for (const year of ['0002', '0020', '0202']) {
      type(`${year}-01-20`);
      expect(from()).toHaveValue(`${year}-01-20`);
    }
    expect(onChange).not.toHaveBeenCalled();
    type('2026-01-20');
    expect(onChange.mock.calls).toEqual([[since('2026-01-20')]]);
  });

  it('are not replaced by an earlier state of the list that is shown late', () => {
    const { onChange, load } = open();
    type('2026-01-20');
    type('2026-12-20');
    expect(onChange).toHaveBeenCalledTimes(2);
    load(since('2026-01-20'));
    expect(from()).toHaveValue('2026-12-20');
    load(since('2026-12-20'));
    expect(from()).toHaveValue('2026-12-20');
    // Back.
    load(since('2026-01-20'));
    expect(from()).toHaveValue('2026-01-20');
    load('all');
    expect(from()).toHaveValue('');
  });
});
