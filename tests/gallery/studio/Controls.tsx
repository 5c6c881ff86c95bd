import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Select } from '#components/Select.tsx';
import type { ColorTokens, ThemeTokens } from '#theme';

/** Props of {@link Controls}. */
export interface ControlsProps {
  tokens: ThemeTokens;
  onChange: (tokens: ThemeTokens) => void;
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(15em, 1fr))' } as const;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Box sx={grid}>{children}</Box>
  </Box>
);

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="label" sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
    {label}
    {children}
  </Box>
);

const inputSx = { p: 1, minHeight: 44, width: '100%', font: 'inherit', color: 'inherit', bgcolor: 'background.paper' };

interface ColorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A colour input with a picker and a text field. */
const Color = ({ label, value, onChange }: ColorProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
    <Box
      component="input"
      type="color"
      aria-label={`Pick ${label}`}
      value={value}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      sx={{ width: 44, height: 44, p: 0.5, flex: 'none' }}
    />
    <Labelled label={label}>
      <Box component="input" value={value} onChange={(event) => onChange(event.target.value)} sx={inputSx} />
    </Labelled>
  </Box>
);

/** Inputs for the colours of a scheme, including those of lead stages. */
function SchemeColors({ colors, onChange }: { colors: ColorTokens; onChange: (colors: ColorTokens) => void }) {
  const { status, ...plain } = colors;
  return (
    <>
      {Object.entries(plain).map(([name, value]) => (
        <Color key={name} label={name} value={value} onChange={(to) => onChange({ ...colors, [name]: to })} />
      ))}
      {Object.entries(status).flatMap(([stage, pair]) =>
        Object.entries(pair).map(([part, value]) => (
          <Color
            key={`${stage}.${part}`}
            label={`${stage} ${part}`}
            value={value}
            onChange={(to) => onChange({ ...colors, status: { ...status, [stage]: { ...pair, [part]: to } } })}
          />
        )),
      )}
    </>
  );
}

interface MeasureProps {
  label: string;
  value: number;
  step?: number;
  onChange: (value: number) => void;
}

const Measure = ({ label, value, step = 1, onChange }: MeasureProps) => (
  <Labelled label={label}>
    <Box
      component="input"
      type="number"
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={inputSx}
    />
  </Labelled>
);

/** Inputs for all tokens of a brand. */
export function Controls({ tokens, onChange }: ControlsProps) {
  const { colors, fonts, headings, picture, radii, density } = tokens;
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <Group key={scheme} title={`Colours, ${scheme}`}>
          <SchemeColors
            colors={colors[scheme]}
            onChange={(changed) => onChange({ ...tokens, colors: { ...colors, [scheme]: changed } })}
          />
        </Group>
      ))}
      <Group title="Fonts, headings, corners, photographs and density">
        {(['display', 'text'] as const).map((name) => (
          <Labelled key={name} label={`Font, ${name}`}>
            <Box
              component="input"
              value={fonts[name]}
              onChange={(event) => onChange({ ...tokens, fonts: { ...fonts, [name]: event.target.value } })}
              sx={inputSx}
            />
          </Labelled>
        ))}
        {(['site', 'panel'] as const).map((name) => (
          <Measure
            key={name}
            label={`Corners, ${name}, px`}
            value={radii[name]}
            onChange={(value) => onChange({ ...tokens, radii: { ...radii, [name]: value } })}
          />
        ))}
        {(['size', 'weight', 'tracking'] as const).map((name) => (
          <Measure
            key={name}
            label={`Headings, ${name}`}
            value={headings[name]}
            step={{ size: 0.02, weight: 100, tracking: 0.005 }[name]}
            onChange={(value) => onChange({ ...tokens, headings: { ...headings, [name]: value } })}
          />
        ))}
        <Labelled label="What is done to photographs">
          <Box
            component="input"
            value={picture.filter}
            onChange={(event) => onChange({ ...tokens, picture: { ...picture, filter: event.target.value } })}
            sx={inputSx}
          />
        </Labelled>
        <Labelled label="Density">
          <Select
            value={density}
            options={(['comfortable', 'compact'] as const).map((value) => ({ value, label: value }))}
            onChange={({ target }) => onChange({ ...tokens, density: target.value as ThemeTokens['density'] })}
          />
        </Labelled>
      </Group>
    </>
  );
}
