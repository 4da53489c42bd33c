import type { Language } from '../../src/catalog/languages.ts';

/** The exact title of each public page by its path. Titles that the specification fixes are marked (§2). */
export const PAGE_TITLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    '/': 'AI-Generated Professional Headshots - Affordable & Quick', // §2
    '/create-headshot': 'Create your professional headshots · Lichtbild',
    '/pricing': 'Pricing · Lichtbild',
    '/checkout': 'Checkout · Lichtbild',
    '/examples': 'Examples: every scene of the 7 styles · Lichtbild',
    '/about': 'About Lichtbild: headshots with your own face',
    '/cv-photo': 'CV photo: which countries want one, what size · Lichtbild',
    '/resume-photo': 'Resume photo: leave it off, use it where it helps · Lichtbild',
    '/resume-headshot': 'Professional headshot for LinkedIn and your resume · Lichtbild',
    '/ai-resume-photo': 'AI resume photo: how it is made, US and EU sizes · Lichtbild',
    '/linkedin-photo-review': 'Free LinkedIn photo review, in your browser · Lichtbild',
    '/resume-photo-review': 'Free resume photo review for your target country · Lichtbild',
    '/tools/resume-photo-cropper': 'Resume photo cropper: CV, LinkedIn and passport sizes · Lichtbild',
    '/resume-builder': 'Resume builder: a readable PDF, made in your browser · Lichtbild',
    '/white-label': 'White-label headshots for coaches and agencies · Lichtbild',
    '/ad-landing': 'Professional headshots from your selfies · Lichtbild',
    '/ad-landing/direct-response': '12 headshots for $19, free preview first · Lichtbild',
    '/ad-landing/emotional-story': 'The photo that was missing · Lichtbild',
    '/blog': 'Professional Headshot Tips · Lichtbild Blog', // §2
    '/privacy-policy': 'Privacy policy · Lichtbild',
    '/terms-of-service': 'Terms of service · Lichtbild',
    '/refund-policy': 'Refund policy · Lichtbild',
    '/withdraw': 'Withdraw from contract here · Lichtbild',
    '/accessibility': 'Accessibility statement · Lichtbild',
    '/imprint': 'Imprint · Lichtbild',
    '/gallery': 'Your gallery or order · Lichtbild',
    '/blog/ai-headshots-honestly': 'Professional Headshot Tips: AI headshots, honestly · Lichtbild Blog',
    '/blog/cv-photo-size-mm-and-pixels':
      'Professional Headshot Tips: The right size for a CV photo, in millimetres and pixels · Lichtbild Blog',
    '/blog/how-to-take-selfies-that-become-good-headshots':
      'Professional Headshot Tips: How to take selfies that become good headshots · Lichtbild Blog',
    '/blog/linkedin-photo-that-works-small':
      'Professional Headshot Tips: A LinkedIn photo that reads well when it is small · Lichtbild Blog',
    '/blog/should-your-cv-have-a-photo':
      'Professional Headshot Tips: Should your CV have a photo? A country-by-country guide · Lichtbild Blog',
    '/blog/what-applicant-tracking-systems-do-with-your-photo':
      'Professional Headshot Tips: What applicant tracking systems do with your photo · Lichtbild Blog',
    '/blog/what-to-wear-in-a-headshot':
      'Professional Headshot Tips: What to wear in a headshot, and what we can change · Lichtbild Blog',
  },
  de: {
    '/de': 'Bewerbungsfotos aus Ihren Selfies – günstig und schnell',
    '/de/create-headshot': 'Professionelle Bewerbungsfotos erstellen · Lichtbild',
    '/de/pricing': 'Preise · Lichtbild',
    '/de/checkout': 'Zur Kasse · Lichtbild',
    '/de/examples': 'Beispiele: alle Szenen der 7 Stile · Lichtbild',
    '/de/about': 'Über Lichtbild: Bewerbungsfotos mit Ihrem Gesicht',
    '/de/cv-photo': 'Foto im Lebenslauf: Länder, Größen, Tipps · Lichtbild',
    '/de/resume-photo': 'Bewerbungsfoto: wann es hilft, wann Sie es weglassen · Lichtbild',
    '/de/resume-headshot': 'Professionelles Porträt für LinkedIn und Bewerbung · Lichtbild',
    '/de/ai-resume-photo': 'KI-Bewerbungsfoto: Herstellung, Größen, Ehrlichkeit · Lichtbild',
    '/de/linkedin-photo-review': 'LinkedIn-Foto kostenlos prüfen, im Browser · Lichtbild',
    '/de/resume-photo-review': 'Bewerbungsfoto kostenlos prüfen, für das Zielland · Lichtbild',
    '/de/tools/resume-photo-cropper': 'Bewerbungsfoto zuschneiden: Lebenslauf, LinkedIn, Pass · Lichtbild',
    '/de/resume-builder': 'Lebenslauf-Editor: lesbares PDF, im Browser gemacht · Lichtbild',
    '/de/white-label': 'White Label: Bewerbungsfotos unter Ihrem Namen · Lichtbild',
    '/de/ad-landing': 'Professionelle Bewerbungsfotos aus Ihren Selfies · Lichtbild',
    '/de/ad-landing/direct-response': '12 Bewerbungsfotos für 19\u00a0€, Vorschau kostenlos · Lichtbild',
    '/de/ad-landing/emotional-story': 'Das Foto, das noch fehlte · Lichtbild',
    '/blog/de': 'Professionelle Bewerbungsfoto-Tipps · Lichtbild Blog', // §2
    '/de/privacy-policy': 'Datenschutzerklärung · Lichtbild',
    '/de/terms-of-service': 'Nutzungsbedingungen (AGB) · Lichtbild',
    '/de/refund-policy': 'Erstattungsregeln · Lichtbild',
    '/de/withdraw': 'Vertrag widerrufen · Lichtbild',
    '/de/accessibility': 'Erklärung zur Barrierefreiheit · Lichtbild',
    '/de/imprint': 'Impressum · Lichtbild',
    '/de/gallery': 'Ihre Galerie oder Bestellung · Lichtbild',
    '/blog/de/bewerbungsfoto-groesse-mm-pixel':
      'Professionelle Bewerbungsfoto-Tipps: Bewerbungsfoto: die richtige Größe in Millimetern und Pixeln · Lichtbild Blog',
    '/blog/de/bewerbungsfoto-ja-oder-nein':
      'Professionelle Bewerbungsfoto-Tipps: Foto im Lebenslauf, ja oder nein? 28 Länder im Überblick · Lichtbild Blog',
    '/blog/de/ki-bewerbungsfotos-ehrlich-erklaert':
      'Professionelle Bewerbungsfoto-Tipps: KI-Bewerbungsfotos, ehrlich erklärt · Lichtbild Blog',
    '/blog/de/linkedin-profilbild-klein-erkennbar':
      'Professionelle Bewerbungsfoto-Tipps: LinkedIn-Profilbild: auch klein gut zu erkennen · Lichtbild Blog',
    '/blog/de/selfies-fuer-gute-bewerbungsfotos':
      'Professionelle Bewerbungsfoto-Tipps: Selfies, aus denen gute Bewerbungsfotos werden · Lichtbild Blog',
    '/blog/de/was-anziehen-fuers-bewerbungsfoto':
      'Professionelle Bewerbungsfoto-Tipps: Was anziehen fürs Bewerbungsfoto, und was wir ändern können · Lichtbild Blog',
    '/blog/de/was-bewerbermanagementsysteme-mit-ihrem-foto-machen':
      'Professionelle Bewerbungsfoto-Tipps: Was Bewerbermanagementsysteme mit Ihrem Foto machen · Lichtbild Blog',
  },
  es: {
    '/es': 'Retratos profesionales con IA: asequibles y rápidos',
    '/es/create-headshot': 'Cree sus retratos profesionales · Lichtbild',
    '/es/pricing': 'Precios · Lichtbild',
    '/es/checkout': 'Finalizar la compra · Lichtbild',
    '/es/examples': 'Ejemplos: todas las escenas de los 7 estilos · Lichtbild',
    '/es/about': 'Sobre Lichtbild: retratos con su propia cara',
    '/es/cv-photo': 'Foto para el CV: en qué países y a qué tamaño · Lichtbild',
    '/es/resume-photo': 'Foto de currículum: cuándo quitarla y dónde ponerla · Lichtbild',
    '/es/resume-headshot': 'Retrato profesional para LinkedIn y el currículum · Lichtbild',
    '/es/ai-resume-photo': 'Foto de currículum con IA: cómo se hace y medidas · Lichtbild',
    '/es/linkedin-photo-review': 'Revise gratis su foto de LinkedIn · Lichtbild',
    '/es/resume-photo-review': 'Revise gratis la foto de su CV según el país · Lichtbild',
    '/es/tools/resume-photo-cropper': 'Recortar foto: currículum, LinkedIn y pasaporte · Lichtbild',
    '/es/resume-builder': 'Editor de currículum: un PDF legible, hecho en su navegador · Lichtbild',
    '/es/white-label': 'Retratos de marca blanca, con su propio nombre · Lichtbild',
    '/es/ad-landing': 'Retratos profesionales a partir de sus selfis · Lichtbild',
    '/es/ad-landing/direct-response': '12 retratos por 19\u00a0€, con vista previa gratis · Lichtbild',
    '/es/ad-landing/emotional-story': 'La foto que faltaba · Lichtbild',
    '/blog/es': 'Consejos para retratos profesionales · Blog de Lichtbild',
    '/es/privacy-policy': 'Política de privacidad · Lichtbild',
    '/es/terms-of-service': 'Condiciones del servicio · Lichtbild',
    '/es/refund-policy': 'Política de reembolsos · Lichtbild',
    '/es/withdraw': 'Desistir del contrato aquí · Lichtbild',
    '/es/accessibility': 'Declaración de accesibilidad · Lichtbild',
    '/es/imprint': 'Aviso legal · Lichtbild',
    '/es/gallery': 'Su galería o su pedido · Lichtbild',
    '/blog/es/foto-de-linkedin-que-se-reconoce-en-pequeno':
      'Consejos para retratos profesionales: Una foto de LinkedIn que se reconoce en pequeño · Blog de Lichtbild',
    '/blog/es/foto-en-el-curriculum-por-paises':
      'Consejos para retratos profesionales: ¿Foto en el currículum? Guía país por país · Blog de Lichtbild',
    '/blog/es/que-ropa-llevar-en-un-retrato-profesional':
      'Consejos para retratos profesionales: Qué ropa llevar en un retrato profesional y qué podemos cambiar · Blog de Lichtbild',
    '/blog/es/que-hacen-los-ats-con-su-foto':
      'Consejos para retratos profesionales: Qué hacen los ATS con la foto de su currículum · Blog de Lichtbild',
    '/blog/es/retratos-con-ia-con-honestidad':
      'Consejos para retratos profesionales: Retratos con IA, sin rodeos · Blog de Lichtbild',
    '/blog/es/selfis-que-se-convierten-en-buenos-retratos':
      'Consejos para retratos profesionales: Cómo hacerse selfis que se conviertan en buenos retratos · Blog de Lichtbild',
    '/blog/es/tamano-foto-curriculum-mm-pixeles':
      'Consejos para retratos profesionales: Tamaño de la foto del currículum en milímetros y píxeles · Blog de Lichtbild',
  },
};

/** The titles of an unknown address (English: §2) and of an invalid link. */
export const OTHER_TITLES = {
  notFound: { en: 'Page Not Found', de: 'Seite nicht gefunden', es: 'Página no encontrada' },
  gone: {
    en: 'Link not valid · Lichtbild',
    de: 'Link nicht gültig · Lichtbild',
    es: 'Enlace no válido · Lichtbild',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
