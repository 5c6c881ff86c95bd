import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '#backend/context.ts';
import { enquiry, eventTypeOptions, honeypotName } from '#content/enquiry.ts';
import { review } from '#content/review.ts';
import {
  emptySentReview,
  pictureFault,
  type ReviewRequest,
  type SentReview,
  type SentReviewDraft,
  sentPictureTypes,
  sentReviewSchema,
} from '#domain/sentReview.ts';
import { maxStars } from '#domain/testimonial.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { fieldGrid } from '#forms/FieldFrame.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { HoneypotField } from '#forms/HoneypotField.tsx';
import { forgetUnsaved } from '#forms/KeepUnsaved.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { PictureField } from '#forms/PictureField.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { StarsField } from '#forms/StarsField.tsx';
import { SuggestedValue } from '#forms/SuggestedValue.tsx';
import { TextField } from '#forms/TextField.tsx';
import { FormActions, FormTitle, KeepDraft } from '../dialog/FormParts.tsx';

const { labels } = review;

/** Name of what is typed and not sent yet. */
const draftName = 'review';

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
  titleId: string;
  /** Token of the visitor's personal link, or empty. */
  token: string;
  /** Called after the review was sent. */
  onSent: () => void;
}

/** Heading and fields of a client's review. */
export function ReviewForm({ titleId, token, onSent }: ReviewFormProps) {
  const backend = useBackend();
  const link = useReviewRequest(token);
  const request = link === 'over' ? null : link;
  const honeypot = useRef<HTMLInputElement>(null);
  return (
    <>
      <FormTitle id={titleId}>{review.title}</FormTitle>
      <Typography role="status" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {introductionOf(link)}
      </Typography>
      <AppForm<SentReviewDraft, SentReview>
        initialValues={emptySentReview}
        schema={sentReviewSchema}
        failedText={(error) => messageOf(error, review.failed, review)}
        onSubmit={async (sent) => {
          const { reviews } = await backend();
          await reviews.send(sent, honeypot.current?.value, token);
          forgetUnsaved(draftName);
          onSent();
        }}
      >
        <KeepDraft name={draftName} />
        <Box sx={fieldGrid}>
          <TextField name="name" label={labels.name} required autoComplete="name" />
          <TextField
            name="email"
            label={labels.email}
            type="email"
            hint={review.emailHint}
            required
            autoComplete="email"
          />
          <SelectField
            name="eventType"
            label={labels.eventType}
            required
            placeholder={review.eventTypePlaceholder}
            options={eventTypeOptions}
          />
          <StarsField
            name="rating"
            label={labels.rating}
            max={maxStars}
            nameOf={review.stars}
            noneName={review.noStars}
          />
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', rowGap: 2 }}>
            <TextField name="comment" label={labels.comment} required multiline minRows={4} dir="auto" />
            <PictureField
              name="picture"
              label={labels.picture}
              optionalText={review.optional}
              hint={review.picture.hint}
              accept={sentPictureTypes.join()}
              faultOf={pictureFault}
              words={review.picture}
            />
            <CheckboxField name="consent" label={labels.consent} required />
          </Box>
        </Box>
        <SuggestedValue name="name" value={request?.name ?? ''} />
        <SuggestedValue name="eventType" value={request?.eventType ?? ''} />
        <HoneypotField ref={honeypot} name={honeypotName} label={enquiry.honeypot} />
        <FormFailure sx={{ mt: 3 }} />
        <FormActions send={review.send} sending={review.sending} privacy={review.privacy} />
      </AppForm>
    </>
  );
}

/** @returns the text below the heading. */
function introductionOf(link: PersonalLink): string {
  if (link === 'over') return review.linkOver;
  return link ? review.personal(link.name) : review.lead;
}

/**
 * State of a personal link: the client's request; `over` if the link is no longer valid; null without a link or while
 * loading.
 */
type PersonalLink = ReviewRequest | 'over' | null;

/** @param token of a personal link, or empty. @returns the state of the link; null if the backend cannot be reached. */
function useReviewRequest(token: string): PersonalLink {
  const backend = useBackend();
  const [link, setLink] = useState<PersonalLink>(null);
  useEffect(() => {
    let isCurrent = token !== '';
    const read = async () => {
      const request = await (await backend()).reviews.readRequest(token);
      if (isCurrent) setLink(request ?? 'over');
    };
    setLink(null);
    // The form works without the answer, and the server checks the token again when the review is sent.
    if (isCurrent) read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [token, backend]);
  return link;
}
