import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { homeServiceCards, homeServices } from '#content/home.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { ServiceCard } from '../sections/ServiceCard.tsx';

const titleId = 'home-services';

/** Cards of four services. */
export function ServiceCards() {
  const { eyebrow, title, link } = homeServices;
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={eyebrow} title={title} link={{ text: link.text, href: link.to }} />
      <CardGrid>
        {homeServiceCards.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
