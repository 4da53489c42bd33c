import { useNavigate } from 'react-router';
import type { PhotoUse } from '../../../features/cropper/photo-use.ts';
import { Cropper } from '../../../features/cropper/view/cropper.tsx';
import { resumePhotoCropperTexts } from '../../../i18n/resume-photo-cropper/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { leavePhoto } from '../../../platform/handed-photo/leave-photo.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { Closing } from '../../sections/closing.tsx';
import { FactTable } from '../../sections/fact-table.tsx';
import { FaqList } from '../../sections/faq-list.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/resume-photo-cropper-page.ts';
import { CuttingMat } from './cutting-mat.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  marketingPage(context, 'resumePhotoCropper', resumePhotoCropperTexts, ({ faq }) => [faqPage(faq.entries)]);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ResumePhotoCropperPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { sizes, table, faq } = texts;
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead} />
      <Cropper onUse={useInResume()} />
      <Section heading={texts.mat.heading} lead={texts.mat.lead}>
        <CuttingMat sizes={sizes} texts={texts.mat} />
      </Section>
      <Section heading={table.heading} lead={table.lead}>
        <FactTable
          caption={table.heading}
          captionHidden
          columns={[
            { name: table.columns.name },
            { name: table.columns.px, figures: true, plain: true },
            { name: table.columns.use, plain: true },
            { name: table.columns.gallery },
          ]}
          rows={sizes.map(({ id, name, px, use, gallery }) => ({ key: id, cells: [name, px, use, gallery] }))}
        />
      </Section>
      <Section heading={faq.heading}>
        <FaqList entries={faq.entries} />
      </Section>
      <Closing {...texts.end} />
    </Page>
  );
}

/** Returns a function that leaves the crop for the resume builder and opens it. */
function useInResume(): (photo: Blob) => Promise<PhotoUse> {
  const navigate = useNavigate();
  const language = useLanguage();
  return async (photo) => {
    const leaving = await leavePhoto('resume-builder', photo);
    if (leaving !== 'left') return leaving;
    await navigate(pagePath('resumeBuilder', language));
    return 'used';
  };
}
