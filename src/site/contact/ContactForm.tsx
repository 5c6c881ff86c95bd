import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, useState } from 'react';
import { useActionData, useHref, useSearchParams } from 'react-router-dom';
import { enquiry } from '#content/enquiry.ts';
import { contactPath, paths } from '#paths';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { EnquiryThanks, type SentEnquiry } from '../enquiry/EnquiryThanks.tsx';
import { usePageKey } from '../useOverlayEntry.ts';
import { readReceipt, readService } from './contactParams.ts';
import type { EnquiryAnswer } from './enquiryAction.ts';

const titleId = 'contact-form';

/** The enquiry form, or the confirmation after sending; works without JavaScript on the live server. */
export function ContactForm() {
  const [params] = useSearchParams();
  const answer = useActionData<EnquiryAnswer>();
  const pageKey = usePageKey();
  const [sent, setSent] = useState<{ enquiry: SentEnquiry; pageKey: string }>();
  // The answer may arrive after another navigation to this page than the form was sent from.
  const latestKey = useRef(pageKey);
  useEffect(() => {
    latestKey.current = pageKey;
  }, [pageKey]);
  // A new navigation to this page shows the form again.
  const receipt: SentEnquiry | undefined = sent?.pageKey === pageKey ? sent.enquiry : readReceipt(params);
  const service = readService(params);
  // The browser posts by itself, so unlike a link's target this address needs the prefix of its language.
  const action = useHref(contactPath(service));
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      // An empty form is not printed, a confirmation is.
      data-screen={receipt ? undefined : ''}
      sx={{ p: { xs: 2.5, sm: 5 }, border: '1px solid', borderColor: 'divider' }}
    >
      {receipt ? (
        <EnquiryThanks titleId={titleId} sent={receipt}>
          <Button variant="underlined" href={paths.contact} sx={{ mt: 4 }}>
            {enquiry.success.again}
          </Button>
        </EnquiryThanks>
      ) : (
        <EnquiryForm
          titleId={titleId}
          service={service}
          onSent={(enquiry) => setSent({ enquiry, pageKey: latestKey.current })}
          action={action}
          answer={answer}
        />
      )}
    </Paper>
  );
}
