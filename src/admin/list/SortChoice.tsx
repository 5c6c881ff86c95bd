import { Select } from '#components/Select.tsx';
import { listWords } from '#content/admin/list.ts';
import { type Entity, sortWords } from '#domain/entity.ts';

/** Props of {@link SortChoice}. */
export interface SortChoiceProps {
  entity: Entity;
  /** Sort order as in the URL, e.g. `-createdAt`. */
  sort: string;
  onChange: (sort: string) => void;
}

/** Select for the sort order, where cards replace the grid and its headers. */
export function SortChoice({ entity, sort, onChange }: SortChoiceProps) {
  return (
    <Select
      inputProps={{ 'aria-label': listWords.sort }}
      options={Object.entries(sortWords(entity)).map(([value, label]) => ({ value, label }))}
      value={sort}
      onChange={({ target }) => onChange(target.value)}
      sx={{
        displayPrint: 'none',
        minWidth: 0,
        backgroundColor: 'transparent',
        color: 'primary.main',
        fontSize: 'body2.fontSize',
        fontWeight: 'fontWeightSemibold',
        '& .MuiOutlinedInput-notchedOutline': { border: 0 },
        '&&& .MuiNativeSelect-select': { pl: 0, pr: 3, fieldSizing: 'content', textAlignLast: 'right' },
        '& .MuiNativeSelect-icon': { right: 0, color: 'inherit' },
      }}
    />
  );
}
