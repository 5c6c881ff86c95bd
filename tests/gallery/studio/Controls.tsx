import type { ColorTokens, ThemeTokens } from '#theme';
import { Choice, Color, Group, Measure, Text } from './inputs.tsx';

/** Props of {@link Controls}. */
export interface ControlsProps {
  tokens: ThemeTokens;
  onChange: (tokens: ThemeTokens) => void;
}

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

/** Colours over photographs, the same in both schemes. */
const overPictures = ['text', 'button', 'buttonHover', 'onButton', 'gold', 'scrim'] as const;

type Numbers = { [name: string]: number | Numbers };

interface MeasuresProps<Values extends Numbers> {
  /** Begins the labels. */
  label: string;
  unit: 'px' | 'ms';
  values: Values;
  onChange: (values: Values) => void;
}

/** Inputs for numbers, also of an object in an object: a header's heights on phones and wide screens. */
const Measures = <Values extends Numbers>({ label, unit, values, onChange }: MeasuresProps<Values>) =>
  Object.entries(values).map(([name, value]) =>
    typeof value === 'number' ? (
      <Measure
        key={name}
        label={`${label}, ${name}, ${unit}`}
        value={value}
        onChange={(to) => onChange({ ...values, [name]: to })}
      />
    ) : (
      <Measures
        key={name}
        label={`${label}, ${name}`}
        unit={unit}
        values={value}
        onChange={(to) => onChange({ ...values, [name]: to })}
      />
    ),
  );

/** Inputs for all tokens of a brand. */
export function Controls({ tokens, onChange }: ControlsProps) {
  const { colors, firstScheme, fonts, headings, eyebrows, taglines, picture, radii } = tokens;
  const { measures, density, reveal, durations } = tokens;
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
      <Group title="Over photographs">
        {overPictures.map((name) => (
          <Color
            key={name}
            label={`picture ${name}`}
            value={picture[name]}
            onChange={(value) => onChange({ ...tokens, picture: { ...picture, [name]: value } })}
          />
        ))}
        <Measure
          label="Opacity of the scrim under text, %"
          value={picture.scrimUnderText}
          onChange={(scrimUnderText) => onChange({ ...tokens, picture: { ...picture, scrimUnderText } })}
        />
        <Text
          label="What is done to photographs"
          value={picture.filter}
          onChange={(filter) => onChange({ ...tokens, picture: { ...picture, filter } })}
        />
      </Group>
      <Group title="Fonts, headings, corners, density and scheme">
        {(['display', 'text'] as const).map((name) => (
          <Text
            key={name}
            label={`Font, ${name}`}
            value={fonts[name]}
            onChange={(value) => onChange({ ...tokens, fonts: { ...fonts, [name]: value } })}
          />
        ))}
        {(['site', 'panel', 'picture'] as const).map((name) => (
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
        <Choice
          label="Scheme of a first visit"
          value={firstScheme}
          options={['system', 'light', 'dark']}
          onChange={(value) => onChange({ ...tokens, firstScheme: value })}
        />
        <Choice
          label="Density"
          value={density}
          options={['comfortable', 'compact']}
          onChange={(value) => onChange({ ...tokens, density: value })}
        />
      </Group>
      <Group title="Small lines above headings, and taglines">
        <Measure
          label="Eyebrows, size, px"
          value={eyebrows.size}
          onChange={(size) => onChange({ ...tokens, eyebrows: { ...eyebrows, size } })}
        />
        <Measure
          label="Eyebrows, tracking"
          value={eyebrows.tracking}
          step={0.01}
          onChange={(tracking) => onChange({ ...tokens, eyebrows: { ...eyebrows, tracking } })}
        />
        <Choice
          label="Eyebrows, letters"
          value={eyebrows.letters}
          options={['uppercase', 'none']}
          onChange={(letters) => onChange({ ...tokens, eyebrows: { ...eyebrows, letters } })}
        />
        <Choice
          label="Taglines and large quotes"
          value={taglines.style}
          options={['italic', 'normal']}
          onChange={(style) => onChange({ ...tokens, taglines: { style } })}
        />
      </Group>
      <Group title="Measures">
        <Measures
          label="Measures"
          unit="px"
          values={measures}
          onChange={(values) => onChange({ ...tokens, measures: values })}
        />
      </Group>
      <Group title="Motion">
        <Measures
          label="Durations"
          unit="ms"
          values={durations}
          onChange={(values) => onChange({ ...tokens, durations: values })}
        />
        <Measures
          label="Reveal (seen after a build)"
          unit="px"
          values={reveal}
          onChange={(values) => onChange({ ...tokens, reveal: values })}
        />
      </Group>
    </>
  );
}
