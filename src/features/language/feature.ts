import { defineFeature } from '../../engine/index.ts';

export const language = defineFeature({
  id: 'language',
  owner: 'platform',
  contributes: {
    'settings.row': [
      {
        id: 'language.row',
        order: 5,
        label: 'language:title',
        icon: 'language',
        group: 'look',
        target: { action: 'language.open' },
      },
    ],
  },
  actions: ['language.open'],
});
