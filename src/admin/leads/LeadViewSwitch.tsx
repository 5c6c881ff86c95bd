import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { withParam } from '#domain/listQuery.ts';
import { useListSearch } from '#lists/useListParam.ts';
import { boardParam, isBoard } from './boardData.ts';

const views = [
  { value: 'list', label: leadBoard.list, Icon: ViewListOutlined },
  { value: 'board', label: leadBoard.board, Icon: ViewKanbanOutlined },
] as const;

/** Switch between list and board; search, filters and order are kept. */
export function LeadViewSwitch({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const navigate = useNavigate();
  const search = useListSearch();
  const params = new URLSearchParams(search);
  const view = isBoard(params) ? 'board' : 'list';
  const show = (next: 'list' | 'board' | null) => {
    if (next === null) return;
    const shown = withParam(params, boardParam.name, next === 'board' ? boardParam.value : '');
    shown.delete('rows');
    navigate({ search: shown.toString() });
  };
  return (
    <ToggleButtonGroup
      ref={ref}
      exclusive
      size="small"
      value={view}
      aria-label={leadBoard.views}
      // On phones at the end of the first row of buttons.
      sx={{ flexWrap: 'nowrap', ml: { xs: 'auto', sm: 0 } }}
      onChange={(_event, next: 'list' | 'board' | null) => show(next)}
    >
      {views.map(({ value, label, Icon }) => (
        <ToggleButton
          key={value}
          value={value}
          aria-label={label}
          title={label}
          sx={{ minWidth: 44, minHeight: { xs: 44, md: 36 }, px: 1, py: 0 }}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
