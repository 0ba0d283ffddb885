/** The status answer of a platform that is not ours: other spellings of on, names nobody knows, parts of its own. */
export function aForeignStatus(info: Record<string, unknown> = {}, status: Record<string, unknown> = {}) {
  return {
    value: {
      location: { ip: '198.51.100.7' },
      maintenance: 0,
      regionRestriction: false,
      ...status,
      info: {
        whitelabel: { USERNAMEREG3: 'Y', CBS3: '1', FREEPLAY: true, DEPOSIT: 1, WITHDRAW: '0', VIPBENEFIT3: 'Y' },
        mobileTemplate: { mem_cen: '1', dep_func: 0 },
        register: {
          rules: {
            username: { enabled: true, required: true, min: '6', max: 12 },
            email: { enabled: 'Y', required: 0, regex: '.*@.*' },
            telegram: { enabled: true },
          },
        },
        resources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/foreign', weight: 3 }],
        customerService: [{ type: 'LIVECHAT', title: 'Chat' }],
        paths: { login: '/api/v2/session', registerSettings: '/api/v2/rules', lobby: '/api/v2/lobby' },
        domainRoute: ['invite.foreign-brand.com'],
        mainDomain: 'foreign-brand.com',
        imageCDNs: ['https://img1.foreign-brand.com'],
        legacySkin: 'blue',
        ...info,
      },
    },
  };
}
