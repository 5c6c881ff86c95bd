import Box from '@mui/material/Box';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, Fragment, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { plainArrowKeyStep } from '#components/arrowKeyStep.ts';
import { editorWords } from '#content/admin/postForm.ts';
import { ToolButton } from './ToolButton.tsx';
import { type Tool, toolGroups } from './toolGroups.ts';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  editor: Editor;
  /** Id of the edited text, for `aria-controls`. */
  controls: string;
  onDialog: (dialog: 'link' | 'image') => void;
}

const tools = toolGroups.flat();

/** The editor's toolbar, in one row that wraps. */
export function Toolbar({ editor, controls, onDialog }: ToolbarProps) {
  const roving = useRovingFocus();
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isActive, isAvailable }) => ({
        pressed: isActive?.(editor),
        available: isAvailable?.(editor) ?? true,
      })),
  });

  const pressHandlerOf = ({ dialog, run }: Tool) =>
    dialog
      ? () => onDialog(dialog)
      : // A mouse click returns the focus to the text; with the keyboard it stays in the toolbar.
        (event: MouseEvent) => run?.(event.detail > 0 ? editor.chain().focus() : editor.chain()).run();

  return (
    <Box
      role="toolbar"
      aria-label={editorWords.toolbar}
      aria-controls={controls}
      {...roving.toolbar}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {toolGroups.map((group, place) => (
        <Fragment key={group[0]?.label}>
          {place > 0 && (
            <Box sx={{ display: { xs: 'none', md: 'block' }, my: 1, mx: 0.5, borderLeft: 1, borderColor: 'divider' }} />
          )}
          {group.map((tool) => {
            const index = tools.indexOf(tool);
            return (
              <ToolButton
                key={tool.label}
                label={tool.label}
                pressed={states[index]?.pressed}
                unavailable={!states[index]?.available}
                opensDialog={Boolean(tool.dialog)}
                tabIndex={roving.tabIndexOf(index)}
                onPress={pressHandlerOf(tool)}
              >
                {tool.Icon ? <tool.Icon /> : <span aria-hidden>{tool.letters}</span>}
              </ToolButton>
            );
          })}
        </Fragment>
      ))}
    </Box>
  );
}

/**
 * Roving tabindex of a toolbar: Tab focuses one button, the arrow keys, Home and End move the focus.
 * @returns the toolbar's event handlers, and a function that returns the `tabIndex` of a button.
 */
function useRovingFocus() {
  const [current, setCurrent] = useState(0);
  const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll('button')];
  return {
    /** @param index of the button in the toolbar. */
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
    toolbar: {
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        const index = buttonsOf(currentTarget).indexOf(target as HTMLButtonElement);
        if (index >= 0) setCurrent(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = buttonsOf(event.currentTarget);
        const here = buttons.indexOf(event.target as HTMLButtonElement);
        const step = plainArrowKeyStep(event);
        const goal = { Home: 0, End: -1 }[event.key] ?? (step === 0 ? undefined : here + step);
        if (here < 0 || goal === undefined) return;
        event.preventDefault();
        buttons.at(goal % buttons.length)?.focus();
      },
    },
  };
}
