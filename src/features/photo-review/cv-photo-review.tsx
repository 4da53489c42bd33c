import { useState } from 'react';
import type { PhotoExpectation } from '../../catalog/photo-standards.ts';
import type { PhotoReviewTexts } from '../../i18n/photo-review/en.ts';
import type { CountryGuide } from '../../i18n/photo-guide.ts';
import { CountryChoice } from './country-choice.tsx';
import { PhotoReview, type PhotoReviewProps } from './photo-review.tsx';
import { cvTarget } from './review-target.ts';

export interface CvPhotoReviewProps {
  countries: readonly CountryGuide[];
  expectations: Readonly<Record<PhotoExpectation, string>>;
  /** The initial choice. */
  countryCode: string;
  texts: PhotoReviewTexts;
  improvement: PhotoReviewProps['improvement'];
}

/** The review for an application. The country comes first, because its advice is useful without any photo. */
export function CvPhotoReview(props: CvPhotoReviewProps) {
  const { countries, expectations, countryCode, texts, improvement } = props;
  const [code, setCode] = useState(countryCode);
  const [sizeMm, setSizeMm] = useState<string>();
  const country = countries.find((one) => one.code === code);
  return (
    <div>
      <CountryChoice
        countries={countries}
        expectations={expectations}
        code={code}
        sizeMm={sizeMm}
        onCountry={setCode}
        onSize={setSizeMm}
        texts={texts.country}
      />
      <PhotoReview
        target={cvTarget(country, sizeMm)}
        country={country}
        texts={texts}
        improvement={improvement}
      />
    </div>
  );
}
