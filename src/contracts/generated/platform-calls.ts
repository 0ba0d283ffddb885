/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/platform.openapi.yaml. Do not edit. */

import type { PlatformCall } from '../platform-call.ts';

/** Every call of schemas/platform.openapi.yaml. */
export const platformCalls: readonly PlatformCall[] = [
  {
    "name": "login",
    "method": "POST",
    "path": "/wps/session/login",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "loginSecondFactor",
    "method": "POST",
    "path": "/wps/session/login/factor",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "socialStart",
    "method": "POST",
    "path": "/wps/session/social/start",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "socialLogin",
    "method": "POST",
    "path": "/wps/session/social",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "freePlayLogin",
    "method": "POST",
    "path": "/wps/session/login/freeplay",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "trialAccount",
    "method": "GET",
    "path": "/wps/member/trial",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "logout",
    "method": "DELETE",
    "path": "/wps/session/logout",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "register",
    "method": "PUT",
    "path": "/wps/member/register",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "registerSettings",
    "method": "GET",
    "path": "/wps/member/register/settings",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "usernameAvailability",
    "method": "GET",
    "path": "/wps/member/availability",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "invitationCheck",
    "method": "GET",
    "path": "/wps/member/invitation",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "whole"
  },
  {
    "name": "affiliateCode",
    "method": "GET",
    "path": "/wps/member/affiliate",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "smsCode",
    "method": "POST",
    "path": "/wps/sms/code",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "humanChallenge",
    "method": "GET",
    "path": "/wps/sms/challenge",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "captcha",
    "method": "GET",
    "path": "/wps/captcha",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "keys",
    "method": "GET",
    "path": "/wps/keys",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "whole"
  },
  {
    "name": "changePassword",
    "method": "POST",
    "path": "/wps/member/password",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "setPasswordByPhone",
    "method": "POST",
    "path": "/wps/member/password/phone",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "forgotPassword",
    "method": "POST",
    "path": "/wps/member/password/forgot",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "memberInfo",
    "method": "GET",
    "path": "/wps/member/info",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "headIcon",
    "method": "GET",
    "path": "/wps/member/icon",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "setHeadIcon",
    "method": "POST",
    "path": "/wps/member/icon",
    "patterns": {},
    "bodyLimit": 7340032,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "memberDetails",
    "method": "GET",
    "path": "/wps/member/details",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "setNickname",
    "method": "POST",
    "path": "/wps/member/nickname",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "detailCode",
    "method": "POST",
    "path": "/wps/member/details/code",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "verifyDetail",
    "method": "POST",
    "path": "/wps/member/details/verify",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "sessions",
    "method": "GET",
    "path": "/wps/member/sessions",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "endSession",
    "method": "POST",
    "path": "/wps/member/sessions/end",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "endOtherSessions",
    "method": "POST",
    "path": "/wps/member/sessions/end-others",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "ownProof",
    "method": "GET",
    "path": "/wps/member/proof",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "giveOwnProof",
    "method": "POST",
    "path": "/wps/member/proof",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "ownProofCode",
    "method": "POST",
    "path": "/wps/member/proof/code",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "secondFactor",
    "method": "GET",
    "path": "/wps/member/factor",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "beginSecondFactor",
    "method": "POST",
    "path": "/wps/member/factor",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "confirmSecondFactor",
    "method": "POST",
    "path": "/wps/member/factor/confirm",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "renewRecoveryCodes",
    "method": "POST",
    "path": "/wps/member/factor/recovery",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "endSecondFactor",
    "method": "POST",
    "path": "/wps/member/factor/end",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "closing",
    "method": "GET",
    "path": "/wps/member/closing",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "closeAccount",
    "method": "POST",
    "path": "/wps/member/closing",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "exportData",
    "method": "POST",
    "path": "/wps/member/export",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "setPaymentPassword",
    "method": "POST",
    "path": "/wps/member/password/payment",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "safePlay",
    "method": "GET",
    "path": "/wps/member/safe-play",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "playSession",
    "method": "GET",
    "path": "/wps/member/safe-play/session",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "setPlayLimit",
    "method": "POST",
    "path": "/wps/member/safe-play/limit",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "keepPlayLimit",
    "method": "POST",
    "path": "/wps/member/safe-play/limit/keep",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "confirmPlayLimit",
    "method": "POST",
    "path": "/wps/member/safe-play/limit/confirm",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "playNotices",
    "method": "GET",
    "path": "/wps/member/safe-play/notices",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "confirmPlayNotice",
    "method": "POST",
    "path": "/wps/member/safe-play/notices",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "takePlayRest",
    "method": "POST",
    "path": "/wps/member/safe-play/rest",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "takeTimeOut",
    "method": "POST",
    "path": "/wps/member/safe-play/time-out",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "excludeSelf",
    "method": "POST",
    "path": "/wps/member/safe-play/exclusion",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "askExclusionEnd",
    "method": "POST",
    "path": "/wps/member/safe-play/exclusion/end",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "rankProgress",
    "method": "GET",
    "path": "/wps/member/rank",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "wallet",
    "method": "GET",
    "path": "/wps/wallet",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "wallets",
    "method": "GET",
    "path": "/wps/wallet/list",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "transfer",
    "method": "POST",
    "path": "/wps/wallet/transfer",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "collectWallets",
    "method": "POST",
    "path": "/wps/wallet/collect",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "cashier",
    "method": "GET",
    "path": "/wps/wallet/cashier",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "deposit",
    "method": "POST",
    "path": "/wps/wallet/deposit",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "withdraw",
    "method": "POST",
    "path": "/wps/wallet/withdraw",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "bankCards",
    "method": "GET",
    "path": "/wps/wallet/cards",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "bindBankCard",
    "method": "POST",
    "path": "/wps/wallet/cards",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "removeBankCard",
    "method": "POST",
    "path": "/wps/wallet/cards/remove",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "paymentMethods",
    "method": "GET",
    "path": "/wps/wallet/methods",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "payments",
    "method": "GET",
    "path": "/wps/wallet/payments",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "rewards",
    "method": "GET",
    "path": "/wps/promotion/rewards",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "claimReward",
    "method": "POST",
    "path": "/wps/promotion/rewards",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "redRain",
    "method": "GET",
    "path": "/wps/promotion/rain",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "claimRedRain",
    "method": "POST",
    "path": "/wps/promotion/rain",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "referrals",
    "method": "GET",
    "path": "/wps/promotion/referrals",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "rebate",
    "method": "GET",
    "path": "/wps/promotion/rebate",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "claimRebate",
    "method": "POST",
    "path": "/wps/promotion/rebate",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "promotionCounts",
    "method": "GET",
    "path": "/wps/promotion/counts",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "inboxCount",
    "method": "GET",
    "path": "/wps/inbox/unread",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "inbox",
    "method": "GET",
    "path": "/wps/inbox",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "inboxRead",
    "method": "POST",
    "path": "/wps/inbox/read",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "inboxDelete",
    "method": "POST",
    "path": "/wps/inbox/delete",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "chatCount",
    "method": "GET",
    "path": "/wps/chat/unread",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "chatLaunch",
    "method": "GET",
    "path": "/wps/chat/launch",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "liveModels",
    "method": "GET",
    "path": "/wps/chat/models",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "chatEnter",
    "method": "GET",
    "path": "/wps/chat/window",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": true,
    "shape": "other",
    "givesCookie": "livery-chat"
  },
  {
    "name": "chatWindow",
    "method": "GET",
    "path": "/wps/chat/window/{conversation}",
    "patterns": {
      "conversation": "^[A-Za-z0-9_-]{8,64}$"
    },
    "bodyLimit": 0,
    "isPage": true,
    "shape": "whole",
    "bringsCookie": "livery-chat"
  },
  {
    "name": "chatSay",
    "method": "POST",
    "path": "/wps/chat/window/{conversation}",
    "patterns": {
      "conversation": "^[A-Za-z0-9_-]{8,64}$"
    },
    "bodyLimit": 65536,
    "isPage": true,
    "shape": "value",
    "bringsCookie": "livery-chat"
  },
  {
    "name": "chatStyle",
    "method": "GET",
    "path": "/wps/chat/chat.css",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": true,
    "shape": "other"
  },
  {
    "name": "chatScript",
    "method": "GET",
    "path": "/wps/chat/chat.js",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": true,
    "shape": "other"
  },
  {
    "name": "picture",
    "method": "GET",
    "path": "/art/{folder}/{file}",
    "patterns": {
      "folder": "^(?:games|vendors|banners)$",
      "file": "^[A-Za-z0-9](?:[A-Za-z0-9_-]|[.](?![.])){0,119}$"
    },
    "bodyLimit": 0,
    "isPage": true,
    "shape": "other"
  },
  {
    "name": "webClipProfile",
    "method": "GET",
    "path": "/art/{file}",
    "patterns": {
      "file": "^[a-z][a-z0-9-]{0,60}[.]mobileconfig$"
    },
    "bodyLimit": 0,
    "isPage": true,
    "shape": "other"
  },
  {
    "name": "announcements",
    "method": "GET",
    "path": "/wps/announcements",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "announcementRead",
    "method": "POST",
    "path": "/wps/announcements/read",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "banners",
    "method": "GET",
    "path": "/wps/banners",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "help",
    "method": "GET",
    "path": "/wps/help",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "customerService",
    "method": "GET",
    "path": "/wps/customer-service",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "feedback",
    "method": "POST",
    "path": "/wps/feedback",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "feedbackList",
    "method": "GET",
    "path": "/wps/feedback",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "promotionApply",
    "method": "POST",
    "path": "/wps/promotion/application",
    "patterns": {},
    "bodyLimit": 22020096,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "promotionApplications",
    "method": "GET",
    "path": "/wps/promotion/application",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "systemStatus",
    "method": "GET",
    "path": "/wps/system/status",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "systemRegion",
    "method": "GET",
    "path": "/wps/system/region",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "systemCountry",
    "method": "GET",
    "path": "/wps/system/country",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "domainRoute",
    "method": "GET",
    "path": "/wps/system/domains",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "templateSettings",
    "method": "GET",
    "path": "/wps/system/template",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "vendors",
    "method": "GET",
    "path": "/wps/game/vendors",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "games",
    "method": "GET",
    "path": "/wps/game/list",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "hotGames",
    "method": "GET",
    "path": "/wps/game/hot",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "winners",
    "method": "GET",
    "path": "/wps/game/winners",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "fixtures",
    "method": "GET",
    "path": "/wps/game/fixtures",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "favourites",
    "method": "GET",
    "path": "/wps/game/favourites",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "favouriteAdd",
    "method": "POST",
    "path": "/wps/game/favourites",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "favouriteRemove",
    "method": "DELETE",
    "path": "/wps/game/favourites",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "favouriteIds",
    "method": "GET",
    "path": "/wps/game/favourites/ids",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "recentAdd",
    "method": "GET",
    "path": "/wps/game/recent/add",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "recent",
    "method": "GET",
    "path": "/wps/game/recent",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "launch",
    "method": "GET",
    "path": "/wps/game/launch",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "lotteries",
    "method": "GET",
    "path": "/wps/lottery/list",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "lotteryMenu",
    "method": "GET",
    "path": "/wps/lottery/menu",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "numero",
    "method": "GET",
    "path": "/wps/lottery/numero",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "recentVnLottery",
    "method": "GET",
    "path": "/wps/lottery/vn/recent",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "vnNumero",
    "method": "GET",
    "path": "/wps/lottery/vn/numero",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "teamKpi",
    "method": "GET",
    "path": "/wps/agent/kpi",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "teamOverview",
    "method": "GET",
    "path": "/wps/agent/overview",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "teamMembers",
    "method": "GET",
    "path": "/wps/agent/members",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "teamMember",
    "method": "GET",
    "path": "/wps/agent/member",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "agentRates",
    "method": "GET",
    "path": "/wps/agent/rates",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "memberRates",
    "method": "GET",
    "path": "/wps/agent/member/rates",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "setMemberRates",
    "method": "POST",
    "path": "/wps/agent/member/rates",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "openAccount",
    "method": "POST",
    "path": "/wps/agent/account",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "invitations",
    "method": "GET",
    "path": "/wps/agent/invitations",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "createInvitation",
    "method": "POST",
    "path": "/wps/agent/invitations",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "deleteInvitation",
    "method": "POST",
    "path": "/wps/agent/invitations/delete",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "dividendInfo",
    "method": "GET",
    "path": "/wps/agent/dividend",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "salaryContract",
    "method": "GET",
    "path": "/wps/agent/contract/salary",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "dividendContract",
    "method": "GET",
    "path": "/wps/agent/contract/dividend",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "contract",
    "method": "GET",
    "path": "/wps/agent/contract",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "answerContract",
    "method": "POST",
    "path": "/wps/agent/contract",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "memberContract",
    "method": "GET",
    "path": "/wps/agent/contract/member",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "offerContract",
    "method": "POST",
    "path": "/wps/agent/contract/member",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "teamPnl",
    "method": "GET",
    "path": "/wps/agent/team/pnl",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "teamBets",
    "method": "GET",
    "path": "/wps/agent/team/bets",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "teamRebates",
    "method": "GET",
    "path": "/wps/agent/team/rebates",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "dailyWages",
    "method": "GET",
    "path": "/wps/agent/wages/daily",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "manualWages",
    "method": "GET",
    "path": "/wps/agent/wages/manual",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "payManualWage",
    "method": "POST",
    "path": "/wps/agent/wages/manual/payment",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "hourlyWages",
    "method": "GET",
    "path": "/wps/agent/wages/hourly",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "dividends",
    "method": "GET",
    "path": "/wps/agent/dividends",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "payDividend",
    "method": "POST",
    "path": "/wps/agent/dividends/payment",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "betRecords",
    "method": "GET",
    "path": "/wps/records/bets",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  },
  {
    "name": "transactions",
    "method": "GET",
    "path": "/wps/records/transactions",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false,
    "shape": "value"
  }
];
