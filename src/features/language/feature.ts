import { defineFeature } from '../../engine/index.ts';

export const language = defineFeature({
  id: 'language',
  owner: 'platform',
  contributes: {
    'settings.row': [
      { id: 'language.row', order: 20, label: 'language:title', icon: 'language', target: { action: 'language.open' } },
    ],
  },
  actions: ['language.open'],
});
