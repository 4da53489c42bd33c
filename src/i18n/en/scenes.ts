/** Name of each background, by its id in imaging/scenes. */
export const scenes = {
  'library-shelves': 'library shelves',
  'gown-canvas': 'brown canvas',
  'reading-room': 'reading room',
  'linen-wall': 'linen wall',
  'corner-cafe': 'corner café',
  'pastel-street': 'pastel street',
  'slate-canvas': 'slate canvas',
  'glass-office': 'glass office',
  'boardroom-dusk': 'boardroom at dusk',
  'two-gels': 'two colours of light',
  'terracotta-teal': 'terracotta and teal',
  'yellow-studio': 'yellow studio',
  'painted-mural': 'painted mural',
  'garden-bokeh': 'garden lights',
  'park-path': 'park path',
  'fern-shade': 'in the shade of ferns',
  'bright-living-room': 'bright living room',
  'kitchen-island': 'kitchen island',
  'front-lawn': 'front lawn',
  'filament-bulbs': 'filament bulbs',
  'golden-field': 'golden field',
  'hearth-room': 'room with a fireplace',
};

export type ScenesTexts = typeof scenes;
