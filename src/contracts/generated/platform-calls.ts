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
    "isPage": false
  },
  {
    "name": "socialStart",
    "method": "POST",
    "path": "/wps/session/social/start",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "socialLogin",
    "method": "POST",
    "path": "/wps/session/social",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "freePlayLogin",
    "method": "POST",
    "path": "/wps/session/login/freeplay",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "trialAccount",
    "method": "GET",
    "path": "/wps/member/trial",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "logout",
    "method": "DELETE",
    "path": "/wps/session/logout",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "register",
    "method": "PUT",
    "path": "/wps/member/register",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "registerSettings",
    "method": "GET",
    "path": "/wps/member/register/settings",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "usernameAvailability",
    "method": "GET",
    "path": "/wps/member/availability",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "invitationCheck",
    "method": "GET",
    "path": "/wps/member/invitation",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "affiliateCode",
    "method": "GET",
    "path": "/wps/member/affiliate",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "smsCode",
    "method": "POST",
    "path": "/wps/sms/code",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "humanChallenge",
    "method": "GET",
    "path": "/wps/sms/challenge",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "captcha",
    "method": "GET",
    "path": "/wps/captcha",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "keys",
    "method": "GET",
    "path": "/wps/keys",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "changePassword",
    "method": "POST",
    "path": "/wps/member/password",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "setPasswordByPhone",
    "method": "POST",
    "path": "/wps/member/password/phone",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "forgotPassword",
    "method": "POST",
    "path": "/wps/member/password/forgot",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "memberInfo",
    "method": "GET",
    "path": "/wps/member/info",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "headIcon",
    "method": "GET",
    "path": "/wps/member/icon",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "setHeadIcon",
    "method": "POST",
    "path": "/wps/member/icon",
    "patterns": {},
    "bodyLimit": 7340032,
    "isPage": false
  },
  {
    "name": "memberDetails",
    "method": "GET",
    "path": "/wps/member/details",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "setNickname",
    "method": "POST",
    "path": "/wps/member/nickname",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "detailCode",
    "method": "POST",
    "path": "/wps/member/details/code",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "verifyDetail",
    "method": "POST",
    "path": "/wps/member/details/verify",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "sessions",
    "method": "GET",
    "path": "/wps/member/sessions",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "endSession",
    "method": "POST",
    "path": "/wps/member/sessions/end",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "endOtherSessions",
    "method": "POST",
    "path": "/wps/member/sessions/end-others",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "ownProof",
    "method": "GET",
    "path": "/wps/member/proof",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "giveOwnProof",
    "method": "POST",
    "path": "/wps/member/proof",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "ownProofCode",
    "method": "POST",
    "path": "/wps/member/proof/code",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "closing",
    "method": "GET",
    "path": "/wps/member/closing",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "closeAccount",
    "method": "POST",
    "path": "/wps/member/closing",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "exportData",
    "method": "POST",
    "path": "/wps/member/export",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "setPaymentPassword",
    "method": "POST",
    "path": "/wps/member/password/payment",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "safePlay",
    "method": "GET",
    "path": "/wps/member/safe-play",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "playSession",
    "method": "GET",
    "path": "/wps/member/safe-play/session",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "setPlayLimit",
    "method": "POST",
    "path": "/wps/member/safe-play/limit",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "keepPlayLimit",
    "method": "POST",
    "path": "/wps/member/safe-play/limit/keep",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "takeTimeOut",
    "method": "POST",
    "path": "/wps/member/safe-play/time-out",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "excludeSelf",
    "method": "POST",
    "path": "/wps/member/safe-play/exclusion",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "rankProgress",
    "method": "GET",
    "path": "/wps/member/rank",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "wallet",
    "method": "GET",
    "path": "/wps/wallet",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "cashier",
    "method": "GET",
    "path": "/wps/wallet/cashier",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "deposit",
    "method": "POST",
    "path": "/wps/wallet/deposit",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "withdraw",
    "method": "POST",
    "path": "/wps/wallet/withdraw",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "paymentMethods",
    "method": "GET",
    "path": "/wps/wallet/methods",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "payments",
    "method": "GET",
    "path": "/wps/wallet/payments",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "rewards",
    "method": "GET",
    "path": "/wps/promotion/rewards",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "claimReward",
    "method": "POST",
    "path": "/wps/promotion/rewards",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "redRain",
    "method": "GET",
    "path": "/wps/promotion/rain",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "claimRedRain",
    "method": "POST",
    "path": "/wps/promotion/rain",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "rebate",
    "method": "GET",
    "path": "/wps/promotion/rebate",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "claimRebate",
    "method": "POST",
    "path": "/wps/promotion/rebate",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "promotionCounts",
    "method": "GET",
    "path": "/wps/promotion/counts",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "inboxCount",
    "method": "GET",
    "path": "/wps/inbox/unread",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "inbox",
    "method": "GET",
    "path": "/wps/inbox",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "inboxRead",
    "method": "POST",
    "path": "/wps/inbox/read",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "inboxDelete",
    "method": "POST",
    "path": "/wps/inbox/delete",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "chatCount",
    "method": "GET",
    "path": "/wps/chat/unread",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "chatLaunch",
    "method": "GET",
    "path": "/wps/chat/launch",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "liveModels",
    "method": "GET",
    "path": "/wps/chat/models",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "chatWindow",
    "method": "GET",
    "path": "/wps/chat/window",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": true
  },
  {
    "name": "chatSay",
    "method": "POST",
    "path": "/wps/chat/window",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": true
  },
  {
    "name": "chatStyle",
    "method": "GET",
    "path": "/wps/chat/chat.css",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": true
  },
  {
    "name": "chatScript",
    "method": "GET",
    "path": "/wps/chat/chat.js",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": true
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
    "isPage": true
  },
  {
    "name": "webClipProfile",
    "method": "GET",
    "path": "/art/{file}",
    "patterns": {
      "file": "^[a-z][a-z0-9-]{0,60}[.]mobileconfig$"
    },
    "bodyLimit": 0,
    "isPage": true
  },
  {
    "name": "announcements",
    "method": "GET",
    "path": "/wps/announcements",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "announcementRead",
    "method": "POST",
    "path": "/wps/announcements/read",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "banners",
    "method": "GET",
    "path": "/wps/banners",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "help",
    "method": "GET",
    "path": "/wps/help",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "customerService",
    "method": "GET",
    "path": "/wps/customer-service",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "feedback",
    "method": "POST",
    "path": "/wps/feedback",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "feedbackList",
    "method": "GET",
    "path": "/wps/feedback",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "promotionApply",
    "method": "POST",
    "path": "/wps/promotion/application",
    "patterns": {},
    "bodyLimit": 22020096,
    "isPage": false
  },
  {
    "name": "promotionApplications",
    "method": "GET",
    "path": "/wps/promotion/application",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "systemStatus",
    "method": "GET",
    "path": "/wps/system/status",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "systemRegion",
    "method": "GET",
    "path": "/wps/system/region",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "systemCountry",
    "method": "GET",
    "path": "/wps/system/country",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "domainRoute",
    "method": "GET",
    "path": "/wps/system/domains",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "templateSettings",
    "method": "GET",
    "path": "/wps/system/template",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "vendors",
    "method": "GET",
    "path": "/wps/game/vendors",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "games",
    "method": "GET",
    "path": "/wps/game/list",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "hotGames",
    "method": "GET",
    "path": "/wps/game/hot",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "winners",
    "method": "GET",
    "path": "/wps/game/winners",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "fixtures",
    "method": "GET",
    "path": "/wps/game/fixtures",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "favourites",
    "method": "GET",
    "path": "/wps/game/favourites",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "favouriteAdd",
    "method": "POST",
    "path": "/wps/game/favourites",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "favouriteRemove",
    "method": "DELETE",
    "path": "/wps/game/favourites",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "favouriteIds",
    "method": "GET",
    "path": "/wps/game/favourites/ids",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "recentAdd",
    "method": "GET",
    "path": "/wps/game/recent/add",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "recent",
    "method": "GET",
    "path": "/wps/game/recent",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "launch",
    "method": "GET",
    "path": "/wps/game/launch",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "lotteries",
    "method": "GET",
    "path": "/wps/lottery/list",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "lotteryMenu",
    "method": "GET",
    "path": "/wps/lottery/menu",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "numero",
    "method": "GET",
    "path": "/wps/lottery/numero",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "recentVnLottery",
    "method": "GET",
    "path": "/wps/lottery/vn/recent",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "vnNumero",
    "method": "GET",
    "path": "/wps/lottery/vn/numero",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "teamKpi",
    "method": "GET",
    "path": "/wps/agent/kpi",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "teamOverview",
    "method": "GET",
    "path": "/wps/agent/overview",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "teamMembers",
    "method": "GET",
    "path": "/wps/agent/members",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "teamMember",
    "method": "GET",
    "path": "/wps/agent/member",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "agentRates",
    "method": "GET",
    "path": "/wps/agent/rates",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "memberRates",
    "method": "GET",
    "path": "/wps/agent/member/rates",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "setMemberRates",
    "method": "POST",
    "path": "/wps/agent/member/rates",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "openAccount",
    "method": "POST",
    "path": "/wps/agent/account",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "invitations",
    "method": "GET",
    "path": "/wps/agent/invitations",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "createInvitation",
    "method": "POST",
    "path": "/wps/agent/invitations",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "deleteInvitation",
    "method": "POST",
    "path": "/wps/agent/invitations/delete",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "dividendInfo",
    "method": "GET",
    "path": "/wps/agent/dividend",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "salaryContract",
    "method": "GET",
    "path": "/wps/agent/contract/salary",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "dividendContract",
    "method": "GET",
    "path": "/wps/agent/contract/dividend",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "contract",
    "method": "GET",
    "path": "/wps/agent/contract",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "answerContract",
    "method": "POST",
    "path": "/wps/agent/contract",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "memberContract",
    "method": "GET",
    "path": "/wps/agent/contract/member",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "offerContract",
    "method": "POST",
    "path": "/wps/agent/contract/member",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "teamPnl",
    "method": "GET",
    "path": "/wps/agent/team/pnl",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "teamBets",
    "method": "GET",
    "path": "/wps/agent/team/bets",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "teamRebates",
    "method": "GET",
    "path": "/wps/agent/team/rebates",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "dailyWages",
    "method": "GET",
    "path": "/wps/agent/wages/daily",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "manualWages",
    "method": "GET",
    "path": "/wps/agent/wages/manual",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "payManualWage",
    "method": "POST",
    "path": "/wps/agent/wages/manual/payment",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "hourlyWages",
    "method": "GET",
    "path": "/wps/agent/wages/hourly",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "dividends",
    "method": "GET",
    "path": "/wps/agent/dividends",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "payDividend",
    "method": "POST",
    "path": "/wps/agent/dividends/payment",
    "patterns": {},
    "bodyLimit": 65536,
    "isPage": false
  },
  {
    "name": "betRecords",
    "method": "GET",
    "path": "/wps/records/bets",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  },
  {
    "name": "transactions",
    "method": "GET",
    "path": "/wps/records/transactions",
    "patterns": {},
    "bodyLimit": 0,
    "isPage": false
  }
];
