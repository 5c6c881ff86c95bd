import Rating from '@mui/material/Rating';
import { FieldFrame } from './FieldFrame.tsx';
import { labelIdOf, useFormField } from './useFormField.ts';

/** Props of {@link StarsField}. */
export interface StarsFieldProps {
  name: string;
  label: string;
  /** Maximum number of stars. */
  max: number;
  /** @returns the accessible name of a number of stars. */
  nameOf: (stars: number) => string;
  /** The accessible name of the field while no star is chosen. */
  noneName: string;
}

/** A star rating of the surrounding form, as radio buttons; its value is the number as a string, empty for none. */
export function StarsField({ name, label, max, nameOf, noneName }: StarsFieldProps) {
  const { id, errorId, error, control, setValue } = useFormField(name);
  return (
    <FieldFrame id={id} errorId={errorId} label={label} labelsGroup error={error}>
      <Rating
        role="radiogroup"
        aria-labelledby={labelIdOf(id)}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required
        name={name}
        max={max}
        value={Number(control.value) || null}
        onChange={(_event, stars) => setValue(String(stars ?? ''))}
        getLabelText={nameOf}
        emptyLabelText={noneName}
        size="large"
        sx={{
          alignSelf: 'flex-start',
          // Pads each star to a touch target; the margin aligns the first star with the other fields.
          ml: -0.875,
          color: 'gold.text',
          '& .MuiRating-icon': { p: 0.875 },
          '& .MuiRating-iconEmpty': { color: 'gold.text' },
          // Keeps the theme's focus ring within the star's padding.
          '&.Mui-focusVisible .MuiRating-iconActive': { outlineOffset: -2 },
        }}
      />
    </FieldFrame>
  );
}
