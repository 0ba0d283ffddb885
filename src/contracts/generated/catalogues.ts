/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/*.json. Do not edit. */

import type { FlagsCatalogue } from './flags.ts';
import type { FieldCatalogue } from './fields.ts';
import type { SettingsCatalogue } from './settings.ts';
import type { PolicyPack } from './policy-pack.ts';

/** Data of schemas/flags.json. */
export const flagsCatalogue: FlagsCatalogue = {
  "$schema": "flags.schema.json",
  "flags": {
    "USERNAMEREG3": {
      "effect": "Opens registration with a user name and password.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-087",
        "A-092"
      ]
    },
    "MOBILENUMREG3": {
      "effect": "Opens registration with a mobile number.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-088",
        "A-092"
      ]
    },
    "MOBILENUMPASSREG3": {
      "effect": "Opens registration with a mobile number and asks for a password there.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-089"
      ]
    },
    "REGMOBVERF3": {
      "effect": "Asks for an SMS code whenever a mobile number is given at registration.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-090"
      ]
    },
    "MOBILEVERCODELOGIN3": {
      "effect": "Lets players log in with a mobile number and an SMS code.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-054"
      ]
    },
    "FACEBOOKLOGIN3": {
      "effect": "Offers signing in with Facebook on the login and registration screens.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-062"
      ]
    },
    "GOOGLELOGIN3": {
      "effect": "Offers signing in with Google on the login and registration screens.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-063"
      ]
    },
    "FREEPLAY3": {
      "effect": "Lets guests start a trial account from login, registration and password recovery.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-080",
        "A-121"
      ]
    },
    "CBS3": {
      "effect": "Offers live chat: shortcut, menu entries, message-centre row and unread badge.",
      "owner": "support",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-141",
        "A-180",
        "A-253"
      ]
    },
    "DEPOSIT": {
      "effect": "Shows the deposit entries: header, side menu, footer and member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-154",
        "A-178"
      ]
    },
    "WITHDRAW": {
      "effect": "Shows the withdrawal entries: header, side menu and member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-155",
        "A-179"
      ]
    },
    "MAILCEN": {
      "effect": "Shows the inbox in the member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-156"
      ]
    },
    "TRANSBETREPMEM3": {
      "effect": "Shows the betting record in the member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-157"
      ]
    },
    "TRANSREC3": {
      "effect": "Shows the account record in the member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-158"
      ]
    },
    "REWCEN3": {
      "effect": "Shows the reward centre in the member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-159"
      ]
    },
    "SECPRIV": {
      "effect": "Shows the security centre in the member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-160"
      ]
    },
    "MANPLAYREB3": {
      "effect": "Shows the manual rebate in the member centre.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-161"
      ]
    },
    "vipBenefit": {
      "effect": "Shows the VIP benefits item. Its key on the server differs per merchant: see flagKeys in site.json.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-201"
      ]
    },
    "manualSalary": {
      "effect": "Shows the manual daily wage in the agent menu.",
      "owner": "agents",
      "stage": "beta",
      "default": false,
      "money": true,
      "rows": [
        "G-232"
      ]
    },
    "hourlySalary": {
      "effect": "Shows the hourly wage in the agent menu.",
      "owner": "agents",
      "stage": "beta",
      "default": false,
      "money": true,
      "rows": [
        "G-233"
      ]
    },
    "dividend": {
      "effect": "Shows the dividend page in the footer of the agent area.",
      "owner": "agents",
      "stage": "beta",
      "default": false,
      "money": true,
      "rows": [
        "G-237"
      ]
    }
  },
  "promotions": {
    "REFERRAL": {
      "effect": "Shows the referral item to players who are not agents; guests see it in any case.",
      "owner": "agents",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-263",
        "G-183"
      ]
    },
    "LOGIN": {
      "effect": "Offers the daily sign-in promotion to signed-in players.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-182"
      ]
    },
    "MISSION": {
      "effect": "Shows the missions item in the side menu.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-202"
      ]
    },
    "MANUAL": {
      "effect": "Counts manual bonuses waiting for the player in the reward badge.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-183"
      ]
    },
    "RAFFLE": {
      "effect": "Counts raffle tickets waiting for the player in the reward badge.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-183"
      ]
    },
    "UPGRADE_BONUS": {
      "effect": "Counts level-up bonuses waiting for the player in the reward badge.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-183"
      ]
    },
    "MISSION_MANUAL": {
      "effect": "Counts mission rewards waiting for the player in the reward badge.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-183"
      ]
    },
    "TICKET": {
      "effect": "Counts tickets waiting for the player in the reward badge.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": true,
      "rows": [
        "A-183"
      ]
    }
  },
  "template": {
    "mem_cen": {
      "effect": "Shows the member centre as a grid; off shows it as a list.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-165",
        "G-203"
      ]
    },
    "dep_func": {
      "effect": "Shows the deposit page as amount tiles; off shows it as a list.",
      "owner": "account",
      "stage": "stable",
      "default": false,
      "money": false,
      "rows": [
        "A-166",
        "G-203"
      ]
    }
  },
  "roles": {
    "member": {
      "effect": "Ordinary members; only they may use a game's try mode.",
      "owner": "account",
      "default": [
        0,
        1,
        2
      ],
      "money": false,
      "rows": [
        "A-270",
        "A-276"
      ]
    },
    "trial": {
      "effect": "Free or trial accounts, refused from inbox, live chat, deposit and withdrawal.",
      "owner": "account",
      "default": [
        4
      ],
      "money": true,
      "rows": [
        "A-079",
        "A-272"
      ]
    },
    "nonAgent": {
      "effect": "Types that are not agents; every other type may open the agent area.",
      "owner": "agents",
      "default": [
        0,
        4,
        40
      ],
      "money": false,
      "rows": [
        "A-271",
        "G-293"
      ]
    },
    "deposit": {
      "effect": "Types that may deposit; others read that they have no permission.",
      "owner": "account",
      "default": [
        0,
        1,
        2
      ],
      "money": true,
      "rows": [
        "A-275"
      ]
    },
    "withdraw": {
      "effect": "Types that may withdraw; trial accounts are told to use an actual account.",
      "owner": "account",
      "default": [
        0,
        1,
        2
      ],
      "money": true,
      "rows": [
        "A-155"
      ]
    }
  }
};

/** Data of schemas/fields.json. */
export const fieldsCatalogue: FieldCatalogue = {
  "$schema": "fields.schema.json",
  "fields": {
    "username": {
      "description": "Account name.",
      "registration": true,
      "input": "username",
      "payload": "username",
      "widget": "username",
      "autocomplete": "username",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 4,
        "max": 16,
        "patternId": "lettersDigits",
        "order": 10
      },
      "errors": {
        "format": "usernameFormat"
      }
    },
    "mobileNum": {
      "description": "Mobile number without dialling code.",
      "registration": true,
      "input": "mobileNum",
      "payload": "mobileNum",
      "widget": "phone",
      "autocomplete": "tel-national",
      "inputMode": "tel",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 7,
        "max": 20,
        "patternId": "digits",
        "order": 20
      },
      "errors": {
        "format": "mobileFormat",
        "length": "mobileFormat"
      }
    },
    "verificationCode": {
      "description": "SMS code.",
      "registration": true,
      "input": "messageCode",
      "payload": "verificationCode",
      "widget": "code",
      "autocomplete": "one-time-code",
      "inputMode": "numeric",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "max": 10,
        "patternId": "digits"
      },
      "errors": {
        "required": "codeRequired",
        "format": "codeFormat",
        "length": "codeFormat"
      }
    },
    "password": {
      "description": "Sign-in password.",
      "registration": true,
      "input": "password",
      "payload": "password",
      "widget": "password",
      "autocomplete": "new-password",
      "inputMode": "text",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 6,
        "max": 20,
        "patternId": "password",
        "order": 30
      },
      "errors": {
        "format": "passwordFormat"
      }
    },
    "nickname": {
      "description": "Name shown to others.",
      "registration": true,
      "input": "nickname",
      "payload": "nickname",
      "widget": "text",
      "autocomplete": "nickname",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 2,
        "max": 20,
        "patternId": "nickname",
        "order": 50
      },
      "errors": {
        "format": "nameFormat"
      }
    },
    "payeeName": {
      "description": "Name of the holder of the bank account, in any script.",
      "registration": true,
      "input": "payeeName",
      "payload": "payeeName",
      "widget": "text",
      "autocomplete": "name",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 2,
        "max": 50,
        "patternId": "name",
        "order": 55
      },
      "errors": {
        "format": "nameFormat"
      }
    },
    "email": {
      "description": "E-mail address.",
      "registration": true,
      "input": "email",
      "payload": "email",
      "widget": "email",
      "autocomplete": "email",
      "inputMode": "email",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 5,
        "max": 80,
        "patternId": "email",
        "order": 60
      },
      "errors": {
        "format": "emailFormat"
      }
    },
    "birthday": {
      "description": "Date of birth, YYYY-MM-DD.",
      "registration": true,
      "input": "birthday",
      "payload": "birthday",
      "widget": "date",
      "autocomplete": "bday",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "patternId": "date",
        "order": 65
      },
      "errors": {
        "format": "birthdayFormat"
      }
    },
    "idNumber": {
      "description": "Number of an identity document.",
      "registration": true,
      "input": "idNumber",
      "payload": "idNumber",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 4,
        "max": 30,
        "patternId": "document",
        "order": 70
      },
      "errors": {
        "format": "documentFormat"
      }
    },
    "paymentPassword": {
      "description": "Withdrawal password.",
      "registration": true,
      "input": "paymentPassword",
      "payload": "paymentPassword",
      "widget": "password",
      "autocomplete": "off",
      "inputMode": "numeric",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 6,
        "max": 6,
        "patternId": "digits",
        "order": 75
      },
      "errors": {
        "format": "digitsOnly"
      }
    },
    "qqNum": {
      "description": "QQ number.",
      "registration": true,
      "input": "qqNum",
      "payload": "qqNum",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "numeric",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 5,
        "max": 15,
        "patternId": "digits",
        "order": 80
      },
      "errors": {
        "format": "digitsOnly"
      }
    },
    "wechat": {
      "description": "WeChat name.",
      "registration": true,
      "input": "wechat",
      "payload": "wechat",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 3,
        "max": 30,
        "patternId": "handle",
        "order": 82
      },
      "errors": {
        "format": "handleFormat"
      }
    },
    "line": {
      "description": "LINE name.",
      "registration": true,
      "input": "line",
      "payload": "line",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 3,
        "max": 30,
        "patternId": "handle",
        "order": 84
      },
      "errors": {
        "format": "handleFormat"
      }
    },
    "whatsapp": {
      "description": "WhatsApp number.",
      "registration": true,
      "input": "whatsapp",
      "payload": "whatsapp",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "tel",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 7,
        "max": 20,
        "patternId": "phone",
        "order": 86
      },
      "errors": {
        "format": "mobileFormat"
      }
    },
    "facebook": {
      "description": "Facebook name.",
      "registration": true,
      "input": "facebook",
      "payload": "facebook",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 3,
        "max": 50,
        "patternId": "handle",
        "order": 88
      },
      "errors": {
        "format": "handleFormat"
      }
    },
    "zalo": {
      "description": "Zalo name.",
      "registration": true,
      "input": "zalo",
      "payload": "zalo",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 3,
        "max": 30,
        "patternId": "handle",
        "order": 90
      },
      "errors": {
        "format": "handleFormat"
      }
    },
    "affiliateCode": {
      "description": "Affiliate or invitation code.",
      "registration": true,
      "input": "affiliateCode",
      "payload": "affiliateCode",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 2,
        "max": 30,
        "patternId": "code",
        "order": 95
      },
      "errors": {
        "format": "invitationFormat"
      }
    },
    "recommenderId": {
      "description": "Id of the member who recommended the site.",
      "registration": true,
      "input": "recommenderId",
      "payload": "recommenderId",
      "widget": "text",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": false,
        "required": false,
        "min": 2,
        "max": 30,
        "patternId": "code",
        "order": 97
      },
      "errors": {
        "format": "invitationFormat"
      }
    },
    "confirmPassword": {
      "description": "Password again.",
      "registration": false,
      "input": "confimpsw",
      "payload": "confirmPassword",
      "widget": "password",
      "autocomplete": "new-password",
      "inputMode": "text",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true
      },
      "errors": {
        "required": "confirmRequired",
        "mismatch": "confirmMismatch"
      }
    },
    "captcha": {
      "description": "Characters of the captcha picture.",
      "registration": false,
      "input": "identifying",
      "payload": "captcha",
      "widget": "captcha",
      "autocomplete": "off",
      "inputMode": "numeric",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "max": 6,
        "patternId": "digits",
        "order": 110
      },
      "errors": {
        "required": "captchaRequired",
        "format": "captchaFormat",
        "length": "captchaFormat"
      }
    },
    "terms": {
      "description": "Consent to the terms and the age.",
      "registration": false,
      "input": "terms",
      "payload": "",
      "widget": "terms",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "order": 120
      },
      "errors": {
        "required": "termsRequired",
        "mismatch": "termsRequired"
      }
    },
    "loginUsername": {
      "description": "Account name at sign-in. Laxer than at registration, so that older accounts are not locked out.",
      "registration": false,
      "input": "username",
      "payload": "username",
      "widget": "username",
      "autocomplete": "username",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 4,
        "max": 16,
        "patternId": "account",
        "order": 10
      },
      "errors": {
        "required": "usernameRequired",
        "format": "usernameFormat",
        "length": "usernameFormat"
      }
    },
    "loginPassword": {
      "description": "Password at sign-in.",
      "registration": false,
      "input": "password",
      "payload": "password",
      "widget": "password",
      "autocomplete": "current-password",
      "inputMode": "text",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 6,
        "max": 20,
        "order": 20
      },
      "errors": {
        "required": "passwordRequired",
        "format": "passwordFormat",
        "length": "passwordFormat"
      }
    },
    "loginMobileNum": {
      "description": "Mobile number at sign-in and recovery.",
      "registration": false,
      "input": "mobileNum",
      "payload": "mobileNum",
      "widget": "phone",
      "autocomplete": "tel-national",
      "inputMode": "tel",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 7,
        "max": 20,
        "patternId": "digits",
        "order": 10
      },
      "errors": {
        "required": "mobileRequired",
        "format": "mobileFormat",
        "length": "mobileFormat",
        "short": "mobileLength"
      }
    },
    "recoveryEmail": {
      "description": "E-mail address of the account.",
      "registration": false,
      "input": "email",
      "payload": "email",
      "widget": "email",
      "autocomplete": "email",
      "inputMode": "email",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "max": 80,
        "patternId": "emailSpec",
        "order": 20
      },
      "errors": {
        "required": "emailRequired",
        "format": "emailFormat"
      }
    },
    "oldPassword": {
      "description": "Present password.",
      "registration": false,
      "input": "oldPassword",
      "payload": "oldPassword",
      "widget": "password",
      "autocomplete": "current-password",
      "inputMode": "text",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 6,
        "max": 20,
        "order": 10
      },
      "errors": {
        "required": "passwordRequired",
        "format": "passwordFormat",
        "length": "passwordFormat"
      }
    },
    "newPassword": {
      "description": "Further password.",
      "registration": false,
      "input": "newPassword",
      "payload": "newPassword",
      "widget": "password",
      "autocomplete": "new-password",
      "inputMode": "text",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 6,
        "max": 20,
        "patternId": "password",
        "order": 20
      },
      "errors": {
        "required": "passwordRequired",
        "format": "passwordFormat"
      }
    },
    "confirmNewPassword": {
      "description": "Further password again.",
      "registration": false,
      "input": "confirmNewPassword",
      "payload": "confirmNewPassword",
      "widget": "password",
      "autocomplete": "new-password",
      "inputMode": "text",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "order": 30
      },
      "errors": {
        "required": "confirmNewRequired",
        "mismatch": "confirmNewMismatch"
      }
    },
    "accountPassword": {
      "description": "Login password, as proof that it is the player who asks.",
      "registration": false,
      "input": "loginPassword",
      "payload": "loginPassword",
      "widget": "password",
      "autocomplete": "current-password",
      "inputMode": "text",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 1,
        "max": 50,
        "order": 5
      },
      "errors": {
        "required": "passwordRequired",
        "format": "passwordFormat",
        "length": "passwordFormat"
      }
    },
    "oldPaymentPassword": {
      "description": "Present withdrawal password.",
      "registration": false,
      "input": "oldPaymentPassword",
      "payload": "oldPaymentPassword",
      "widget": "password",
      "autocomplete": "off",
      "inputMode": "numeric",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 1,
        "max": 20,
        "order": 10
      },
      "errors": {
        "required": "passwordRequired",
        "format": "passwordFormat",
        "length": "passwordFormat"
      }
    },
    "confirmPaymentPassword": {
      "description": "Withdrawal password again.",
      "registration": false,
      "input": "confirmPaymentPassword",
      "payload": "confirmPaymentPassword",
      "widget": "password",
      "autocomplete": "off",
      "inputMode": "numeric",
      "direction": "ltr",
      "trim": false,
      "rule": {
        "enabled": true,
        "required": true,
        "order": 40
      },
      "errors": {
        "required": "confirmNewRequired",
        "mismatch": "confirmNewMismatch"
      }
    },
    "feedbackType": {
      "description": "Kind of question.",
      "registration": false,
      "input": "type",
      "payload": "type",
      "widget": "questionType",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "order": 10
      },
      "errors": {
        "required": "questionTypeRequired"
      }
    },
    "feedbackContent": {
      "description": "Text of the question.",
      "registration": false,
      "input": "content",
      "payload": "content",
      "widget": "textarea",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 10,
        "max": 200,
        "order": 20
      }
    },
    "feedbackCaptcha": {
      "description": "Characters of the captcha picture on the feedback form.",
      "registration": false,
      "input": "captcha",
      "payload": "captcha",
      "widget": "captcha",
      "autocomplete": "off",
      "inputMode": "text",
      "direction": "ltr",
      "trim": true,
      "rule": {
        "enabled": true,
        "required": true,
        "min": 1,
        "max": 16,
        "order": 30
      },
      "errors": {
        "required": "captchaRequired",
        "length": "captchaFormat"
      }
    }
  }
};

/** Data of schemas/settings.json. */
export const settingsCatalogue: SettingsCatalogue = {
  "$schema": "settings.schema.json",
  "settings": {
    "about.gameCount": {
      "description": "Number of games that the about text claims.",
      "type": "integer",
      "default": 600,
      "minimum": 0,
      "maximum": 100000,
      "layer": "merchant",
      "rows": [
        "A-387",
        "G-123"
      ]
    },
    "activity.apply": {
      "description": "Offers the application form with pictures in a promotion's detail.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-162"
      ]
    },
    "ageGate": {
      "description": "Where visitors confirm their age: nowhere, beside the terms box at registration, or on a page before the site.",
      "type": "string",
      "default": "register",
      "enum": [
        "off",
        "register",
        "site"
      ],
      "layer": "merchant",
      "rows": [
        "A-222"
      ]
    },
    "ages.birthday": {
      "description": "Least age that the date of birth must give at registration; 21 where KYC is required.",
      "type": "integer",
      "default": 18,
      "minimum": 18,
      "maximum": 99,
      "layer": "merchant",
      "rows": [
        "A-223",
        "A-291"
      ]
    },
    "ages.gate": {
      "description": "Age that a visitor confirms in the age text.",
      "type": "integer",
      "default": 18,
      "minimum": 18,
      "maximum": 99,
      "layer": "merchant",
      "rows": [
        "A-222",
        "A-223"
      ]
    },
    "agentMenu.teamOverview": {
      "description": "White-label key: shows the team overview in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-220",
        "G-240"
      ]
    },
    "agentMenu.transactionRecord": {
      "description": "White-label key: shows the transaction record in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-221",
        "G-240"
      ]
    },
    "agentMenu.teamManagement": {
      "description": "White-label key: shows the team management in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-222",
        "G-240"
      ]
    },
    "agentMenu.redRain": {
      "description": "White-label key: shows the red envelope rain in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-223",
        "G-240"
      ]
    },
    "agentMenu.teamPnl": {
      "description": "White-label key: shows the team profit and loss in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-224",
        "G-240"
      ]
    },
    "agentMenu.teamBetting": {
      "description": "White-label key: shows the team betting in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-225",
        "G-240"
      ]
    },
    "agentMenu.backedit": {
      "description": "White-label key: shows the rebate setting in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-226",
        "G-240"
      ]
    },
    "agentMenu.teamRebate": {
      "description": "White-label key: shows the rebate income in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-227",
        "G-240"
      ]
    },
    "agentMenu.securityCenter": {
      "description": "White-label key: shows the security center in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-228",
        "G-240"
      ]
    },
    "agentMenu.messages": {
      "description": "White-label key: shows the messages in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-229",
        "G-240"
      ]
    },
    "agentMenu.manualDailySalary": {
      "description": "White-label key: shows the manual daily wage, where manual salary is enabled too in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-232",
        "G-240"
      ]
    },
    "agentMenu.hourSalary": {
      "description": "White-label key: shows the hourly wage, where hourly salary is enabled too in the agent menu.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-233",
        "G-240"
      ]
    },
    "api.timeoutMs": {
      "description": "Time after which a platform call counts as failed.",
      "type": "integer",
      "default": 15000,
      "minimum": 1000,
      "maximum": 120000,
      "layer": "merchant"
    },
    "api.deleteInBody": {
      "description": "Sends the fields of DELETE calls in the body instead of the query.",
      "type": "boolean",
      "default": false,
      "layer": "site",
      "rows": [
        "G-308"
      ]
    },
    "api.tokenInQuery": {
      "description": "Sends the token in the query as well, on calls that list it. Query strings end up in logs.",
      "type": "boolean",
      "default": false,
      "layer": "site",
      "rows": [
        "A-339"
      ]
    },
    "app.userAgentPattern": {
      "description": "Regular expression that the user agent of the native wrapper matches.",
      "type": "string",
      "default": "LiveryApp/\\d+",
      "layer": "merchant",
      "rows": [
        "A-002"
      ]
    },
    "changePassword.alwaysAskOld": {
      "description": "Asks for the old password even when this tab holds it.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "A-130"
      ]
    },
    "chat.delayMs": {
      "description": "Time between the chat address and opening it.",
      "type": "integer",
      "default": 500,
      "minimum": 0,
      "maximum": 5000,
      "layer": "merchant",
      "rows": [
        "A-338"
      ]
    },
    "chat.target": {
      "description": "Opens live chat in the same tab or in a further one.",
      "type": "string",
      "default": "self",
      "enum": [
        "self",
        "tab"
      ],
      "layer": "merchant",
      "rows": [
        "A-338"
      ]
    },
    "chrome.hideBottomNav": {
      "description": "Paths without the bottom navigation; * at the end covers everything below.",
      "type": "list",
      "default": "/m/lottery*,/m/app,/m/agent/home,/m/changePsw,/m/notice,/m/login,/m/login/code,/m/register,/m/register.html,/m/forget,/m/play",
      "layer": "merchant",
      "rows": [
        "A-046",
        "A-047"
      ]
    },
    "chrome.hideTopBar": {
      "description": "Paths without the top bar; * at the end covers everything below.",
      "type": "list",
      "default": "/m/message,/m/app,/m/lottery*,/m/agent/home,/m/activityDetail,/m/notice,/m/login,/m/login/code,/m/register,/m/register.html,/m/forget,/m/changePsw,/m/favorite,/m/fav-games,/m/play",
      "layer": "merchant",
      "rows": [
        "A-045",
        "A-047"
      ]
    },
    "chrome.mainHeader": {
      "description": "Paths with the main header; elsewhere there is a title bar with a back arrow.",
      "type": "list",
      "default": "/,/m,/m/,/m/home,/m/index,/m/index.html,/m/login,/m/login/code,/m/register,/m/changePsw,/m/forget",
      "layer": "merchant",
      "rows": [
        "A-048"
      ]
    },
    "dates.list": {
      "description": "Date format of lists: announcements, betting and account record.",
      "type": "string",
      "default": "YYYY/MM/DD",
      "enum": [
        "YYYY/MM/DD",
        "MM/DD/YYYY",
        "DD/MM/YYYY"
      ],
      "layer": "merchant",
      "rows": [
        "A-021",
        "G-159"
      ]
    },
    "dates.promotion": {
      "description": "Date format of promotions.",
      "type": "string",
      "default": "MM/DD/YYYY",
      "enum": [
        "YYYY/MM/DD",
        "MM/DD/YYYY",
        "DD/MM/YYYY"
      ],
      "layer": "merchant",
      "rows": [
        "G-159"
      ]
    },
    "dates.timeZone": {
      "description": "Time zone of dates and of today: device, or an IANA name.",
      "type": "string",
      "default": "device",
      "layer": "merchant",
      "rows": [
        "A-021"
      ]
    },
    "download.minimumIos": {
      "description": "Oldest iOS version that the install notice names.",
      "type": "string",
      "default": "12.4",
      "layer": "merchant",
      "rows": [
        "A-224"
      ]
    },
    "encryption.register": {
      "description": "Encrypts the registration call as well as the login call.",
      "type": "boolean",
      "default": true,
      "layer": "site",
      "rows": [
        "A-230"
      ]
    },
    "favourites.prefetch": {
      "description": "Number of favourite ids that are loaded ahead.",
      "type": "integer",
      "default": 100,
      "minimum": 1,
      "maximum": 500,
      "layer": "merchant",
      "rows": [
        "G-361"
      ]
    },
    "fixtures.gameType": {
      "description": "Kind of matches that the lobby's lead shows.",
      "type": "string",
      "default": "SPORTS",
      "enum": [
        "SPORTS",
        "ESPORTS",
        "COCKFIGHT"
      ],
      "layer": "merchant"
    },
    "footer.copyright": {
      "description": "Copyright line of the recovery screen; empty shows © year and the brand's name.",
      "type": "string",
      "default": "",
      "layer": "merchant",
      "rows": [
        "A-123"
      ]
    },
    "guest.prompt": {
      "description": "Answer to a guest's tap on a protected item: the login page, or the login dialog.",
      "type": "string",
      "default": "redirect",
      "enum": [
        "redirect",
        "dialog"
      ],
      "layer": "merchant",
      "rows": [
        "A-266"
      ]
    },
    "guest.promptMemberCentre": {
      "description": "The same answer for the member-centre tab of the footer.",
      "type": "string",
      "default": "dialog",
      "enum": [
        "redirect",
        "dialog"
      ],
      "layer": "merchant",
      "rows": [
        "A-266",
        "G-188"
      ]
    },
    "home.bannerAutoplayMs": {
      "description": "Time that one banner stays.",
      "type": "integer",
      "default": 5000,
      "minimum": 1000,
      "maximum": 60000,
      "layer": "merchant",
      "rows": [
        "G-363"
      ]
    },
    "home.bannerSpeedMs": {
      "description": "Time in which one banner moves to the next.",
      "type": "integer",
      "default": 1000,
      "minimum": 0,
      "maximum": 5000,
      "layer": "merchant",
      "rows": [
        "G-363"
      ]
    },
    "home.categoryPaths": {
      "description": "Page of each category, as TYPE=path: the lobby's More leads to it, and so do the tabs of a list and the vendors of the category where that page lists games. A type that is not named leads to its list of games.",
      "type": "list",
      "default": "RNG=/m/slot-games,FISH=/m/fishing-games,PVP=/m/poker-games,SPORTS=/m/sport-games,ESPORTS=/m/sport-games?gameType=ESPORTS,LIVE=/m/live-games,COCKFIGHT=/m/cockfight,LOTT=/m/lott,ELOTT=/m/elott",
      "layer": "merchant",
      "rows": [
        "G-116"
      ]
    },
    "home.grid": {
      "description": "Shows the lobby's hot games in columns where the theme would have them in one line.",
      "type": "boolean",
      "default": false,
      "layer": "merchant"
    },
    "home.hotStripMs": {
      "description": "Time that one group of the hot strip stays.",
      "type": "integer",
      "default": 5000,
      "minimum": 1000,
      "maximum": 60000,
      "layer": "merchant",
      "rows": [
        "G-363"
      ]
    },
    "home.marqueeFps": {
      "description": "Frames a second of the notice marquee.",
      "type": "integer",
      "default": 30,
      "minimum": 1,
      "maximum": 60,
      "layer": "merchant",
      "rows": [
        "G-363"
      ]
    },
    "home.tabs": {
      "description": "Tabs of the lobby's game area before the vendor categories; RECENT may be added.",
      "type": "list",
      "default": "FAV,HOT",
      "layer": "merchant",
      "rows": [
        "G-112"
      ]
    },
    "jackpot.banner": {
      "description": "Range of the jackpot banner's counter.",
      "type": "list",
      "default": "5400000,5800000",
      "layer": "merchant",
      "rows": [
        "G-129"
      ]
    },
    "jackpot.caption": {
      "description": "Says beside the counter that it is simulated.",
      "type": "boolean",
      "default": true,
      "layer": "merchant",
      "rows": [
        "G-132"
      ]
    },
    "jackpot.enabled": {
      "description": "Shows the jackpot counters.",
      "type": "boolean",
      "default": true,
      "layer": "merchant",
      "rows": [
        "G-132"
      ]
    },
    "jackpot.home": {
      "description": "Range in which the lobby's counter starts.",
      "type": "list",
      "default": "1200000000,1300000000",
      "layer": "merchant",
      "rows": [
        "G-130"
      ]
    },
    "jackpot.source": {
      "description": "simulated, or the https address of a feed that answers {\"amount\": 1234567.89} for both counters.",
      "type": "string",
      "default": "simulated",
      "pattern": "^(simulated|https://\\S+|http://127\\.0\\.0\\.1:\\d+/\\S*)$",
      "layer": "merchant",
      "rows": [
        "G-132"
      ]
    },
    "launch.frameHosts": {
      "description": "Origins of game providers, as https://host, that may be shown in a frame.",
      "type": "list",
      "default": "",
      "layer": "merchant",
      "rows": [
        "G-148"
      ]
    },
    "launch.target": {
      "description": "Opens a game in the same tab, another tab or a frame.",
      "type": "string",
      "default": "self",
      "enum": [
        "self",
        "blank",
        "frame"
      ],
      "layer": "merchant",
      "rows": [
        "G-148"
      ]
    },
    "liveModels.enabled": {
      "description": "Shows live tables in the lobby, while live chat is on and the platform names some.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "G-331"
      ]
    },
    "login.autoLogin": {
      "description": "Logs a remembered player in at the start instead of only filling the form.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "A-227"
      ]
    },
    "login.firstTimeRoute": {
      "description": "Route id that a first login leads to; empty leads to the wanted page or home.",
      "type": "string",
      "default": "",
      "layer": "merchant",
      "rows": [
        "A-228"
      ]
    },
    "login.forgetOnLogout": {
      "description": "Removes the remembered login at logout.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "A-260"
      ]
    },
    "login.facebookClientId": {
      "description": "Client id of the site at Facebook; without it there is no sign-in with Facebook.",
      "type": "string",
      "default": "",
      "layer": "site",
      "rows": [
        "A-062",
        "A-102"
      ]
    },
    "login.googleClientId": {
      "description": "Client id of the site at Google; without it there is no sign-in with Google.",
      "type": "string",
      "default": "",
      "layer": "site",
      "rows": [
        "A-063",
        "A-102"
      ]
    },
    "login.remember": {
      "description": "What a ticked remember box keeps: name and encrypted password, only the name, or nothing.",
      "type": "string",
      "default": "encrypted",
      "enum": [
        "encrypted",
        "usernameOnly",
        "off"
      ],
      "layer": "merchant",
      "rows": [
        "A-060"
      ]
    },
    "login.secondFactor": {
      "description": "Whether members may have a second factor, a code of an authenticator app, which every login then asks for: off, optional, or required, where members without one set it up before they play or take money out. While it is off nobody is asked, and who has one keeps it.",
      "type": "string",
      "default": "off",
      "enum": [
        "off",
        "optional",
        "required"
      ],
      "layer": "site"
    },
    "login.silentVerifyFailure": {
      "description": "Ends a failed third-party code check without a toast.",
      "type": "boolean",
      "default": true,
      "layer": "merchant",
      "rows": [
        "A-067"
      ]
    },
    "lottery.prizeMode": {
      "description": "How the lotteries pay; auto derives it from the vendors.",
      "type": "string",
      "default": "auto",
      "enum": [
        "auto",
        "Lott",
        "ZY",
        "Elott"
      ],
      "layer": "merchant",
      "rows": [
        "G-271",
        "G-272"
      ]
    },
    "net.slowMs": {
      "description": "Time after which a waiting call shows Slow Connection.",
      "type": "integer",
      "default": 10000,
      "minimum": 1000,
      "maximum": 60000,
      "layer": "merchant",
      "rows": [
        "A-365",
        "G-352"
      ]
    },
    "notice.backTo": {
      "description": "Where back leads on an announcement: home, or the page it was opened from.",
      "type": "string",
      "default": "home",
      "enum": [
        "home",
        "referrer"
      ],
      "layer": "merchant",
      "rows": [
        "A-020"
      ]
    },
    "notice.readThrottleMs": {
      "description": "Least time between two reports of opened announcements.",
      "type": "integer",
      "default": 150,
      "minimum": 0,
      "maximum": 10000,
      "layer": "merchant",
      "rows": [
        "A-340",
        "G-326",
        "G-363"
      ]
    },
    "notice.repeatAfterLogout": {
      "description": "Shows the notice popup again after a logout in the same tab.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "A-251"
      ]
    },
    "pageSize.favourites": {
      "description": "Favourites on one page.",
      "type": "integer",
      "default": 35,
      "minimum": 1,
      "maximum": 200,
      "layer": "merchant",
      "rows": [
        "G-359"
      ]
    },
    "pageSize.gameList": {
      "description": "Games on one page of a game list.",
      "type": "integer",
      "default": 36,
      "minimum": 1,
      "maximum": 200,
      "layer": "merchant",
      "rows": [
        "G-358"
      ]
    },
    "pageSize.home": {
      "description": "Games of a category on the lobby.",
      "type": "integer",
      "default": 9,
      "minimum": 1,
      "maximum": 100,
      "layer": "merchant",
      "rows": [
        "G-360"
      ]
    },
    "pageSize.hotOverlay": {
      "description": "Hot games beside the favourites.",
      "type": "integer",
      "default": 15,
      "minimum": 1,
      "maximum": 100,
      "layer": "merchant",
      "rows": [
        "G-361"
      ]
    },
    "pageSize.jackpot": {
      "description": "Games beside the jackpot.",
      "type": "integer",
      "default": 15,
      "minimum": 1,
      "maximum": 100,
      "layer": "merchant",
      "rows": [
        "G-361"
      ]
    },
    "pageSize.recent": {
      "description": "Recent games on one page.",
      "type": "integer",
      "default": 35,
      "minimum": 1,
      "maximum": 200,
      "layer": "merchant",
      "rows": [
        "G-359"
      ]
    },
    "pageSize.sharedList": {
      "description": "Games on one page of the shared list.",
      "type": "integer",
      "default": 35,
      "minimum": 1,
      "maximum": 200,
      "layer": "merchant",
      "rows": [
        "G-359"
      ]
    },
    "pageSize.winners": {
      "description": "Entries of the winner board.",
      "type": "integer",
      "default": 20,
      "minimum": 1,
      "maximum": 100,
      "layer": "merchant",
      "rows": [
        "G-361"
      ]
    },
    "play.largestSpinStake": {
      "description": "Most that may be staked on one turn of a slot game, in whole units of the currency.",
      "type": "integer",
      "default": 1000,
      "minimum": 1,
      "maximum": 1000,
      "layer": "site"
    },
    "play.largestSpinStakeUnder25": {
      "description": "Most that a player below 25 years, or one of unknown age, may stake on one turn of a slot game, in whole units of the currency.",
      "type": "integer",
      "default": 1000,
      "minimum": 1,
      "maximum": 1000,
      "layer": "site"
    },
    "play.oneGame": {
      "description": "Whether a game that is opened ends whatever other game the player has open.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "play.secondsPerSpin": {
      "description": "Least seconds from the beginning of one turn of a slot game to that of the next.",
      "type": "integer",
      "default": 0,
      "minimum": 0,
      "maximum": 30,
      "layer": "site"
    },
    "popup.width": {
      "description": "Width of popup announcements in px, which are divided by 100 to rem of a design whose root is 100 px.",
      "type": "integer",
      "default": 400,
      "minimum": 240,
      "maximum": 1000,
      "layer": "merchant",
      "rows": [
        "A-383",
        "G-205"
      ]
    },
    "promotions.categories": {
      "description": "Categories of promotions, in order; each has its name in the texts, promotions:category.<id>.",
      "type": "list",
      "default": "1,2,3,4",
      "layer": "merchant",
      "rows": [
        "G-151"
      ]
    },
    "recovery.email": {
      "description": "Offers password recovery by e-mail.",
      "type": "boolean",
      "default": false,
      "layer": "site",
      "rows": [
        "A-117",
        "A-118"
      ]
    },
    "recovery.emailPattern": {
      "description": "Check of the address on the recovery form: a relaxed one, or the specification's, which refuses some real addresses and so needs a registration that takes no others.",
      "type": "string",
      "default": "relaxed",
      "enum": [
        "spec",
        "relaxed"
      ],
      "layer": "merchant",
      "rows": [
        "A-293"
      ]
    },
    "recovery.phone": {
      "description": "Offers setting the password by an SMS code.",
      "type": "boolean",
      "default": false,
      "layer": "site",
      "rows": [
        "A-117",
        "A-118"
      ]
    },
    "registration.announcement": {
      "description": "Shows the registration announcement once a session.",
      "type": "boolean",
      "default": true,
      "layer": "merchant",
      "rows": [
        "A-107"
      ]
    },
    "registration.captcha": {
      "description": "Asks for the captcha on both registration forms.",
      "type": "boolean",
      "default": true,
      "layer": "merchant",
      "rows": [
        "A-094",
        "A-290"
      ]
    },
    "registration.invitationField": {
      "description": "Registration field that is checked as the invitation code.",
      "type": "string",
      "default": "affiliateCode",
      "enum": [
        "affiliateCode",
        "recommenderId"
      ],
      "layer": "merchant",
      "rows": [
        "A-108"
      ]
    },
    "registration.kyc": {
      "description": "The brand checks identities: the least age by date of birth is then at least 21.",
      "type": "boolean",
      "default": false,
      "layer": "site",
      "rows": [
        "A-223",
        "A-291"
      ]
    },
    "registration.termsDefaultChecked": {
      "description": "Shows the terms box ticked at first. Consent should be an act of the visitor.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "A-097"
      ]
    },
    "registration.termsOpen": {
      "description": "Opens the terms as a page or as a popup.",
      "type": "string",
      "default": "page",
      "enum": [
        "page",
        "popup"
      ],
      "layer": "merchant",
      "rows": [
        "A-086"
      ]
    },
    "routes.baccarat.classify": {
      "description": "Classification of /m/baccarat.",
      "type": "string",
      "default": "BACCARAT",
      "layer": "merchant",
      "rows": [
        "G-009"
      ]
    },
    "routes.inHouse.vendor": {
      "description": "Vendor of /m/inHouse.",
      "type": "string",
      "default": "BGS",
      "layer": "merchant",
      "rows": [
        "G-010"
      ]
    },
    "routes.pgSoft.vendor": {
      "description": "Vendor of /m/pg-soft.",
      "type": "string",
      "default": "PG",
      "layer": "merchant",
      "rows": [
        "G-011"
      ]
    },
    "routes.roulette.classify": {
      "description": "Classification of /m/roulette.",
      "type": "string",
      "default": "ROULETTE",
      "layer": "merchant",
      "rows": [
        "G-008"
      ]
    },
    "safePlay.breakButton": {
      "description": "Shows players a button for a break of 24 hours in the line of the session clock, on every page and over every game.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "safePlay.enabled": {
      "description": "Offers players limits, breaks and self-exclusion in their account. Limits and breaks that are set hold also while this is off.",
      "type": "boolean",
      "default": true,
      "layer": "site"
    },
    "safePlay.exclusionRequestDays": {
      "description": "Days from a player's written request to end a self-exclusion until play is open again; without a request it goes on after its time. 0 ends it by itself at its time.",
      "type": "integer",
      "default": 0,
      "minimum": 0,
      "maximum": 60,
      "layer": "site"
    },
    "safePlay.exclusionWithoutEnd": {
      "description": "Offers, beside self-exclusions of months and years, one that never ends.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "safePlay.longestTimeOutDays": {
      "description": "Longest time-out that players may take, in days; longer breaks are self-exclusions.",
      "type": "integer",
      "default": 42,
      "minimum": 7,
      "maximum": 90,
      "layer": "site"
    },
    "safePlay.monthlyDepositCap": {
      "description": "Most that any player may pay in within a calendar month, in whole units of the currency, whatever their own limits say.",
      "type": "integer",
      "default": 999999999,
      "minimum": 1,
      "maximum": 999999999,
      "layer": "site"
    },
    "safePlay.netPosition": {
      "description": "Shows in the bar over a game what play in this session came to.",
      "type": "boolean",
      "default": true,
      "layer": "site"
    },
    "safePlay.raiseAtEnd": {
      "description": "Raises a limit of a day, a week or a month, or takes it away, only when that has run out and the player has said so again; not before safePlay.raiseHours either.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "safePlay.raiseHours": {
      "description": "Hours before a limit that a player raises or takes away changes. A lower one holds at once.",
      "type": "integer",
      "default": 24,
      "minimum": 1,
      "maximum": 336,
      "layer": "site"
    },
    "safePlay.realityCheckMinutes": {
      "description": "Minutes between two interruptions that tell a player how long they have been playing and what it came to.",
      "type": "integer",
      "default": 60,
      "minimum": 1,
      "maximum": 240,
      "layer": "site"
    },
    "safePlay.restMinutes": {
      "description": "Minutes for which nobody plays after they were told how long they had been playing. The platform lets nobody play longer than safePlay.realityCheckMinutes without that rest; 0 asks for none.",
      "type": "integer",
      "default": 0,
      "minimum": 0,
      "maximum": 60,
      "layer": "site"
    },
    "safePlay.shortestExclusionMonths": {
      "description": "Shortest self-exclusion that players may choose, in months.",
      "type": "integer",
      "default": 6,
      "minimum": 1,
      "maximum": 60,
      "layer": "site"
    },
    "safePlay.shortestTimeOutHours": {
      "description": "Shortest time-out that players may take, in hours.",
      "type": "integer",
      "default": 24,
      "minimum": 24,
      "maximum": 168,
      "layer": "site"
    },
    "safePlay.stakeLimit": {
      "description": "Offers players a limit on the stake of a single bet beside those on deposits and losses. One that is set holds also while this is off.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "safePlay.sumsAtLogin": {
      "description": "Shows players after each login what they staked, won and lost in 30 days. The platform opens no game until they have confirmed it.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "safePlay.timeLimit": {
      "description": "Offers players a limit on how long they play in a day. One that is set holds also while this is off.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "safePlay.toolsBeforePlay": {
      "description": "Shows every player the tools of safe play once, after they have registered and before their first bet. The platform opens no game before.",
      "type": "boolean",
      "default": false,
      "layer": "site"
    },
    "screens.sportGames": {
      "description": "What /m/sport-games shows without a query: vendor tiles or a game list.",
      "type": "string",
      "default": "tiles",
      "enum": [
        "tiles",
        "list"
      ],
      "layer": "merchant",
      "rows": [
        "G-007"
      ]
    },
    "search.listDebounceMs": {
      "description": "Pause in typing that starts a search on a game list.",
      "type": "integer",
      "default": 500,
      "minimum": 0,
      "maximum": 5000,
      "layer": "merchant",
      "rows": [
        "G-075"
      ]
    },
    "search.screenDebounceMs": {
      "description": "Pause in typing that starts a search on the search page.",
      "type": "integer",
      "default": 200,
      "minimum": 0,
      "maximum": 5000,
      "layer": "merchant",
      "rows": [
        "G-076"
      ]
    },
    "session.clock": {
      "description": "Shows the time and the length of this session in a line above the bars.",
      "type": "boolean",
      "default": false,
      "layer": "merchant"
    },
    "session.idleMinutes": {
      "description": "Minutes without an act of the player after which they are logged out. What the page asks by itself is no act; a round that was begun is settled.",
      "type": "integer",
      "default": 30,
      "minimum": 5,
      "maximum": 720,
      "layer": "site",
      "rows": [
        "A-255"
      ]
    },
    "settlement.timeZone": {
      "description": "Time zone whose days and hours count for wages, rebates, dividends and limits: an IANA name, or site, the one of dates.timeZone (UTC where that is the device's).",
      "type": "string",
      "default": "site",
      "layer": "merchant"
    },
    "sms.firebaseApiKey": {
      "description": "Web API key of the site's Firebase project; with the project's id, Firebase sends and checks the codes by SMS.",
      "type": "string",
      "default": "",
      "layer": "site",
      "rows": [
        "A-068",
        "A-115",
        "A-128"
      ]
    },
    "sms.firebaseEmulator": {
      "description": "Origin of a Firebase Auth emulator on the very machine, for tests of the verification; never for players.",
      "type": "string",
      "default": "",
      "layer": "site",
      "rows": [
        "A-115"
      ]
    },
    "sms.firebaseProjectId": {
      "description": "Id of the Firebase project whose API key is named beside it.",
      "type": "string",
      "default": "",
      "layer": "site",
      "rows": [
        "A-068",
        "A-115",
        "A-128"
      ]
    },
    "sms.proofOfWork": {
      "description": "Has the visitor's browser do some work before a code is sent by SMS, so that programs cannot send many.",
      "type": "boolean",
      "default": false,
      "layer": "site",
      "rows": [
        "A-236",
        "A-327"
      ]
    },
    "status.failOpen": {
      "description": "Shows the site when its status cannot be loaded and none is stored. It would open a restricted site.",
      "type": "boolean",
      "default": false,
      "layer": "site",
      "rows": [
        "A-008"
      ]
    },
    "status.refetchMs": {
      "description": "Least time between two looks at the site status.",
      "type": "integer",
      "default": 60000,
      "minimum": 10000,
      "maximum": 3600000,
      "layer": "merchant",
      "rows": [
        "A-220"
      ]
    },
    "theme.scheme": {
      "description": "Colour scheme of a visitor who has not chosen one.",
      "type": "string",
      "default": "dark",
      "enum": [
        "dark",
        "light",
        "system"
      ],
      "layer": "merchant",
      "rows": [
        "A-388"
      ]
    },
    "toast.defaultMs": {
      "description": "Time that a toast stays.",
      "type": "integer",
      "default": 1500,
      "minimum": 500,
      "maximum": 10000,
      "layer": "merchant",
      "rows": [
        "A-375"
      ]
    },
    "toast.freeRejectMs": {
      "description": "Time that the refusal for trial accounts stays.",
      "type": "integer",
      "default": 2000,
      "minimum": 500,
      "maximum": 10000,
      "layer": "merchant",
      "rows": [
        "A-367",
        "G-347"
      ]
    },
    "toast.infoMs": {
      "description": "Time that an info toast stays.",
      "type": "integer",
      "default": 2000,
      "minimum": 500,
      "maximum": 10000,
      "layer": "merchant",
      "rows": [
        "A-379"
      ]
    },
    "toast.longMs": {
      "description": "Time that a long toast stays.",
      "type": "integer",
      "default": 8000,
      "minimum": 500,
      "maximum": 30000,
      "layer": "merchant",
      "rows": [
        "A-379"
      ]
    },
    "toast.shortMs": {
      "description": "Time that a short toast stays.",
      "type": "integer",
      "default": 3000,
      "minimum": 500,
      "maximum": 10000,
      "layer": "merchant",
      "rows": [
        "A-379"
      ]
    },
    "trial.accounts": {
      "description": "Whether visitors without an account may play for fun in a trial account, where free play is on.",
      "type": "boolean",
      "default": true,
      "layer": "site"
    },
    "trial.ageGate": {
      "description": "Asks visitors to confirm their age before the first trial account of this browser.",
      "type": "boolean",
      "default": false,
      "layer": "merchant",
      "rows": [
        "A-222"
      ]
    },
    "trial.goHome": {
      "description": "Leads to the lobby after a trial account was started.",
      "type": "boolean",
      "default": true,
      "layer": "merchant",
      "rows": [
        "A-078"
      ]
    },
    "unread.pollMs": {
      "description": "Time between two looks at the unread counts.",
      "type": "integer",
      "default": 60000,
      "minimum": 10000,
      "maximum": 3600000,
      "layer": "merchant",
      "rows": [
        "A-252"
      ]
    },
    "unread.throttleMs": {
      "description": "Least time between two calls for one unread count.",
      "type": "integer",
      "default": 250,
      "minimum": 0,
      "maximum": 10000,
      "layer": "merchant",
      "rows": [
        "A-335",
        "A-336",
        "G-363"
      ]
    },
    "vendors.cockfight": {
      "description": "Vendors that belong to cockfight instead of sports.",
      "type": "list",
      "default": "SV3,DS88,DIG,WGB,WS168",
      "layer": "merchant",
      "rows": [
        "G-069"
      ]
    },
    "vendors.esports": {
      "description": "Vendors of e-sports.",
      "type": "list",
      "default": "AV,AI,IMES,TF,IA",
      "layer": "merchant",
      "rows": [
        "G-070"
      ]
    },
    "vendors.iconHost": {
      "description": "Address before a vendor's icon name; empty uses the platform's.",
      "type": "string",
      "default": "",
      "layer": "merchant",
      "rows": [
        "G-061"
      ]
    },
    "vendors.languageDebounceMs": {
      "description": "Pause after a change of language before vendors are loaded again.",
      "type": "integer",
      "default": 250,
      "minimum": 0,
      "maximum": 5000,
      "layer": "merchant",
      "rows": [
        "A-254",
        "G-071"
      ]
    },
    "vendors.menu": {
      "description": "Form of the vendor menu beside a game list: a column with arrows or a line above the games.",
      "type": "string",
      "default": "rail",
      "enum": [
        "rail",
        "strip"
      ],
      "layer": "merchant",
      "rows": [
        "G-037",
        "G-060"
      ]
    },
    "vendorTile.action": {
      "description": "What a vendor's tile opens: its games or its lobby.",
      "type": "string",
      "default": "games",
      "enum": [
        "games",
        "lobby"
      ],
      "layer": "merchant",
      "rows": [
        "G-063"
      ]
    },
    "vendorTile.lobbyCategories": {
      "description": "Categories whose vendor tiles open the lobby in any case.",
      "type": "list",
      "default": "",
      "layer": "merchant",
      "rows": [
        "G-063"
      ]
    },
    "wallet.keepHidden": {
      "description": "Keeps a hidden balance hidden over reloads.",
      "type": "boolean",
      "default": true,
      "layer": "merchant",
      "rows": [
        "A-173"
      ]
    },
    "wallet.mode": {
      "description": "single hides the entry to several wallets; the total stays.",
      "type": "string",
      "default": "multi",
      "enum": [
        "single",
        "multi"
      ],
      "layer": "site",
      "rows": [
        "A-181"
      ]
    }
  }
};

/** Data of schemas/policies/, by id. */
export const policyPacks: Readonly<Record<string, PolicyPack>> = {
  "de": {
    "$schema": "../policy-pack.schema.json",
    "id": "de",
    "title": "Germany",
    "description": "What a site for players in Germany keeps whatever its brand chooses: a cap on deposits, a pace and a stake for slots, adults only, breaks and exclusions.",
    "source": {
      "notice": "A reading of public rules by the makers of this product, and no legal advice. Ask a lawyer before you rely on it.",
      "name": "Staatsvertrag zur Neuregulierung des Glücksspielwesens in Deutschland (GlüStV 2021), in force since 1 July 2021, with the changes since",
      "date": "2023-01-01"
    },
    "settings": {
      "safePlay.monthlyDepositCap": {
        "atMost": 1000,
        "why": "GlüStV § 6c (1): nobody pays in more than 1,000 euros within a calendar month."
      },
      "safePlay.enabled": {
        "is": true,
        "why": "GlüStV § 6c: players can set limits of their own by day, week and month."
      },
      "safePlay.raiseHours": {
        "atLeast": 168,
        "why": "GlüStV § 6c (3): a limit is raised only after seven days, and lowered at once."
      },
      "safePlay.sumsAtLogin": {
        "is": true,
        "why": "GlüStV § 6d (2): after each login the player sees and confirms what was staked, won and lost in 30 days."
      },
      "safePlay.shortestTimeOutHours": {
        "is": 24,
        "why": "GlüStV § 6i (3): a break of 24 hours is offered."
      },
      "safePlay.breakButton": {
        "is": true,
        "why": "GlüStV § 6i (3): a button for the break of 24 hours stands on every page of the games."
      },
      "session.clock": {
        "is": true,
        "why": "GlüStV § 6i (3): the button for the break stands in the line of the session clock."
      },
      "safePlay.shortestExclusionMonths": {
        "atLeast": 3,
        "why": "GlüStV § 8a (6): a self-exclusion lasts three months at least."
      },
      "safePlay.exclusionRequestDays": {
        "atLeast": 7,
        "why": "GlüStV § 8b: an exclusion ends only at a written request, and no sooner than a week after it."
      },
      "play.secondsPerSpin": {
        "atLeast": 5,
        "why": "GlüStV § 22a: a turn of a virtual slot machine takes five seconds at least."
      },
      "play.largestSpinStake": {
        "atMost": 1,
        "why": "GlüStV § 22a: a turn of a virtual slot machine is staked with one euro at most."
      },
      "play.oneGame": {
        "is": true,
        "why": "GlüStV § 6h: nobody plays two games at a time."
      },
      "jackpot.enabled": {
        "is": false,
        "why": "GlüStV § 22a: virtual slot machines have no jackpots, and none is advertised."
      },
      "safePlay.realityCheckMinutes": {
        "atMost": 60,
        "why": "GlüStV § 22a: after an hour of play the player is told how long it was."
      },
      "safePlay.restMinutes": {
        "atLeast": 5,
        "why": "GlüStV § 22a: after the notice of an hour nobody plays for five minutes."
      },
      "launch.target": {
        "is": "frame",
        "why": "GlüStV § 22a: the notice is shown over a game, which the site can do only around a frame of its own."
      },
      "ages.gate": {
        "atLeast": 18,
        "why": "GlüStV § 4 (3): nobody under 18 may take part."
      },
      "ages.birthday": {
        "atLeast": 18,
        "why": "GlüStV § 4 (3): nobody under 18 may take part."
      },
      "ageGate": {
        "is": "site",
        "why": "GlüStV § 6e (3): the first page says that nobody under 18 may take part."
      },
      "trial.ageGate": {
        "is": true,
        "why": "GlüStV § 6j: free games of this kind are for adults only, too."
      },
      "trial.accounts": {
        "is": false,
        "why": "GlüStV § 6j: free games of this kind are for registered players."
      }
    },
    "fields": {
      "birthday": {
        "enabled": {
          "is": true,
          "why": "GlüStV § 6a: the account holds the date of birth, and minors get none."
        },
        "required": {
          "is": true,
          "why": "GlüStV § 6a: the account holds the date of birth, and minors get none."
        }
      }
    },
    "items": {
      "header.clock": [
        "sessionClock.line"
      ],
      "memberCentre.item": [
        "safePlay.item"
      ]
    },
    "clauses": [
      {
        "clause": "§ 6c (1)",
        "asks": "Nobody pays in more than 1,000 euros within a calendar month.",
        "kept": [
          "settings.safePlay.monthlyDepositCap"
        ],
        "screens": [
          "cashier.deposit",
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/site-terms.test.ts > lets nobody over the cap of the month",
          "src/sandbox/safe-play/site-terms.test.ts > keeps the room of an order that was not paid in time"
        ]
      },
      {
        "clause": "§ 6c (1), across operators",
        "asks": "The 1,000 euros count the deposits at every operator.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Connect the platform to the central file of limits (LUGAS) under the licence, report each deposit to it before it is credited, and refuse what it refuses."
      },
      {
        "clause": "§ 6c, limits",
        "asks": "Players set limits of their own on deposits and losses; a lower one holds at once.",
        "kept": [
          "settings.safePlay.enabled",
          "items.memberCentre.item"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > holds at once when it is set or lowered",
          "src/sandbox/safe-play/limits.test.ts > on losses takes no stake that could break it",
          "src/sandbox/safe-play/limits.test.ts > lets no sum of parallel deposits over it",
          "tests/acceptance/safe-play.spec.ts > a limit holds at once, a higher one waits and can be taken back"
        ]
      },
      {
        "clause": "§ 6c (3)",
        "asks": "A limit is raised only after seven days.",
        "kept": [
          "settings.safePlay.raiseHours"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > that is raised or taken away holds only after the waiting time",
          "src/sandbox/safe-play/limits.test.ts > waits as long as the site says"
        ]
      },
      {
        "clause": "§ 6d (1)",
        "asks": "Players can look at bets, payments, limits and their changes at any time.",
        "kept": [],
        "screens": [
          "records.bets",
          "records.account",
          "safePlay.screen"
        ],
        "tests": [
          "tests/acceptance/records.spec.ts > says when, how each bet ended and what they come to",
          "src/sandbox/payments/payments.test.ts > are counted with the deposits, by state and direction, and movements name them",
          "tests/acceptance/safe-play.spec.ts > a limit holds at once, a higher one waits and can be taken back"
        ]
      },
      {
        "clause": "§ 6d (2)",
        "asks": "After each login the sums of stakes, wins and losses of 30 days are shown and confirmed.",
        "kept": [
          "settings.safePlay.sumsAtLogin"
        ],
        "screens": [
          "home.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/play-notices.test.ts > after each login no game opens until what play came to in 30 days is confirmed",
          "tests/acceptance/play-sums.spec.ts > after each login the sums of 30 days are shown and confirmed, once, and no game opens before"
        ]
      },
      {
        "clause": "§ 6i (3), break",
        "asks": "A break of 24 hours is offered, and ends every session.",
        "kept": [
          "settings.safePlay.shortestTimeOutHours"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > ends every session at once; a login then admits withdrawal, records and help",
          "tests/acceptance/safe-play.spec.ts > a break signs out, and a login then leads to withdrawal"
        ]
      },
      {
        "clause": "§ 6i (3), button",
        "asks": "A button for the break of 24 hours stands on every page of the games.",
        "kept": [
          "settings.safePlay.breakButton",
          "settings.session.clock",
          "items.header.clock"
        ],
        "screens": [
          "home.screen",
          "play.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > has a button for a break of 24 hours on every page and over a game"
        ]
      },
      {
        "clause": "§ 6h",
        "asks": "Nobody plays two games at a time.",
        "kept": [
          "settings.play.oneGame"
        ],
        "screens": [],
        "tests": [
          "src/sandbox/play/one-game.test.ts > lets nobody play two games at a time where the site says so, also when both open at once"
        ]
      },
      {
        "clause": "§ 8a (6)",
        "asks": "A self-exclusion lasts three months at least, and cannot be undone before.",
        "kept": [
          "settings.safePlay.shortestExclusionMonths"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/site-terms.test.ts > offers no break that is shorter than the site says",
          "src/sandbox/safe-play/pauses.test.ts > of months needs the proof of the owner, is six months at least, and cannot be undone",
          "tests/acceptance/safe-play.spec.ts > an exclusion needs the password, ends every session"
        ]
      },
      {
        "clause": "§ 8b (1)",
        "asks": "An exclusion ends only when it is asked for in writing.",
        "kept": [
          "settings.safePlay.exclusionRequestDays"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/exclusion-end.test.ts > goes on after its least time until its owner asks in writing to end it",
          "tests/acceptance/exclusion-end.spec.ts > an exclusion goes on after its time until it is asked for in writing, and says when play opens"
        ]
      },
      {
        "clause": "§ 8 OASIS",
        "asks": "Whoever is in the national file of exclusions is refused.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Connect the platform to OASIS under the licence, ask it at each registration and each login, and refuse whoever is listed; enter every self-exclusion there."
      },
      {
        "clause": "§ 22a, pace",
        "asks": "A turn of a slot takes five seconds at least.",
        "kept": [
          "settings.play.secondsPerSpin"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/sandbox/play/spin-terms.test.ts > takes no higher stake and begins no turn sooner than the site says"
        ]
      },
      {
        "clause": "§ 22a, stake",
        "asks": "A turn of a slot is staked with one euro at most.",
        "kept": [
          "settings.play.largestSpinStake"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/sandbox/play/spin-terms.test.ts > takes no higher stake and begins no turn sooner than the site says"
        ]
      },
      {
        "clause": "§ 22a, jackpots",
        "asks": "There are no jackpots.",
        "kept": [
          "settings.jackpot.enabled"
        ],
        "screens": [
          "home.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > has no jackpot, no deposit over the cap, and no turn sooner than five seconds"
        ]
      },
      {
        "clause": "§ 22a, an hour",
        "asks": "After an hour of play the player is told how long it was, over the game.",
        "kept": [
          "settings.safePlay.realityCheckMinutes",
          "settings.launch.target"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/client/session/watch-play-time.test.ts > comes every so many minutes, as the site says",
          "src/client/session/watch-play-time.test.ts > is not put off by a page that is loaded anew",
          "tests/acceptance/safe-play.spec.ts > a reality check tells how long play has lasted and what it came to, and a game shows its result all along"
        ]
      },
      {
        "clause": "§ 22a, five minutes",
        "asks": "After that notice nobody plays for five minutes.",
        "kept": [
          "settings.safePlay.restMinutes"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/rest.test.ts > nobody plays longer than an hour without five minutes of rest",
          "tests/acceptance/play-rest.spec.ts > after the notice of an hour nobody plays until the rest is over, which is counted down over the game"
        ]
      },
      {
        "clause": "§ 4 (3), § 6a",
        "asks": "Minors get no account.",
        "kept": [
          "settings.ages.birthday",
          "fields.birthday.enabled",
          "fields.birthday.required"
        ],
        "screens": [
          "registration.screen"
        ],
        "tests": [
          "tests/acceptance/register-birthday.spec.ts > on the birthday itself the age is reached"
        ]
      },
      {
        "clause": "§ 6e (3)",
        "asks": "The first page says that nobody under 18 may take part.",
        "kept": [
          "settings.ageGate",
          "settings.ages.gate"
        ],
        "screens": [
          "home.screen"
        ],
        "tests": [
          "tests/acceptance/gates.spec.ts > before the site it asks once, lets the terms be read, and takes a no"
        ]
      },
      {
        "clause": "§ 6j, adults",
        "asks": "Free games are for adults.",
        "kept": [
          "settings.trial.ageGate"
        ],
        "screens": [
          "login.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > asks for the age before a trial"
        ]
      },
      {
        "clause": "§ 6j, registered players",
        "asks": "Free games are for registered players.",
        "kept": [
          "settings.trial.accounts"
        ],
        "screens": [
          "login.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > lets only registered players play for fun"
        ]
      }
    ]
  },
  "mt": {
    "$schema": "../policy-pack.schema.json",
    "id": "mt",
    "title": "Malta",
    "description": "What a site under a Maltese licence keeps whatever its brand chooses: limits and breaks, reminders of time and result, adults only, honest words.",
    "source": {
      "notice": "A reading of public rules by the makers of this product, and no legal advice. Ask a lawyer before you rely on it.",
      "name": "Malta Gaming Authority: Player Protection Directive (Directive 2 of 2018), as amended on 12 January 2023",
      "date": "2023-01-12"
    },
    "settings": {
      "safePlay.enabled": {
        "is": true,
        "why": "Player Protection Directive: players can set limits and exclude themselves, simply and at any time."
      },
      "safePlay.raiseHours": {
        "atLeast": 24,
        "why": "Player Protection Directive: a limit is raised only after 24 hours, and lowered at once."
      },
      "safePlay.shortestTimeOutHours": {
        "is": 24,
        "why": "Player Protection Directive: a time-out lasts from 24 hours up to 30 days."
      },
      "safePlay.longestTimeOutDays": {
        "atMost": 30,
        "why": "Player Protection Directive: a time-out lasts from 24 hours up to 30 days; what is longer is a self-exclusion."
      },
      "safePlay.exclusionWithoutEnd": {
        "is": true,
        "why": "Player Protection Directive: players can exclude themselves for a definite or an indefinite time."
      },
      "safePlay.realityCheckMinutes": {
        "atMost": 60,
        "why": "Player Protection Directive: a reality check interrupts play at intervals; this pack reads it as one an hour at least."
      },
      "safePlay.toolsBeforePlay": {
        "is": true,
        "why": "Player Protection Directive: players are shown every tool of safe play after registration and before the first wager."
      },
      "safePlay.netPosition": {
        "is": true,
        "why": "Player Protection Directive: a reality check tells what was won and lost; this pack keeps it in sight."
      },
      "launch.target": {
        "is": "frame",
        "why": "Player Protection Directive: the reminder is shown over a game, which the site can do only around a frame of its own."
      },
      "ages.gate": {
        "atLeast": 18,
        "why": "Gaming Act (Cap. 583): nobody under 18 may play."
      },
      "ages.birthday": {
        "atLeast": 18,
        "why": "Gaming Act (Cap. 583): nobody under 18 may open an account."
      },
      "ageGate": {
        "oneOf": [
          "register",
          "site"
        ],
        "why": "Player Protection Directive: visitors read that play is for adults."
      },
      "trial.ageGate": {
        "is": true,
        "why": "Player Protection Directive: the young are kept from games for fun, too."
      },
      "session.clock": {
        "is": true,
        "why": "Player Protection Directive: players know how long they have been playing; this pack keeps it in sight."
      },
      "session.idleMinutes": {
        "atMost": 30,
        "why": "An account that was left open on a table is closed before somebody else plays with it."
      },
      "api.tokenInQuery": {
        "is": false,
        "why": "Addresses end up in logs and histories; whoever reads a session’s token there is in the account."
      },
      "jackpot.caption": {
        "is": true,
        "why": "Commercial communications must not mislead: a simulated jackpot says that it is simulated."
      },
      "registration.termsDefaultChecked": {
        "is": false,
        "why": "Players accept the terms by an act of their own; a ticked box is none."
      }
    },
    "fields": {
      "birthday": {
        "enabled": {
          "is": true,
          "why": "Gaming Act (Cap. 583): the age of every player is checked when the account is opened."
        },
        "required": {
          "is": true,
          "why": "Gaming Act (Cap. 583): the age of every player is checked when the account is opened."
        }
      }
    },
    "items": {
      "header.clock": [
        "sessionClock.line"
      ],
      "memberCentre.item": [
        "safePlay.item"
      ]
    },
    "clauses": [
      {
        "clause": "Directive 2, limits",
        "asks": "Players can limit what they pay in; a lower limit holds at once.",
        "kept": [
          "settings.safePlay.enabled",
          "items.memberCentre.item"
        ],
        "screens": [
          "safePlay.screen",
          "cashier.deposit"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > holds at once when it is set or lowered",
          "src/sandbox/safe-play/limits.test.ts > lets no sum of parallel deposits over it",
          "tests/acceptance/safe-play.spec.ts > a limit holds at once, a higher one waits and can be taken back"
        ]
      },
      {
        "clause": "Directive 2, loss limits",
        "asks": "Players can limit what they lose.",
        "kept": [],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > on losses takes no stake that could break it"
        ]
      },
      {
        "clause": "Directive 2, raising",
        "asks": "A limit is raised only after 24 hours.",
        "kept": [
          "settings.safePlay.raiseHours"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > that is raised or taken away holds only after the waiting time",
          "src/sandbox/safe-play/limits.test.ts > waits as long as the site says"
        ]
      },
      {
        "clause": "Directive 2, time-outs",
        "asks": "A time-out lasts from 24 hours up to 30 days.",
        "kept": [
          "settings.safePlay.shortestTimeOutHours",
          "settings.safePlay.longestTimeOutDays"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > is not shortened by another one, and has one of the lengths that are offered",
          "tests/acceptance/safe-play.spec.ts > a break signs out, and a login then leads to withdrawal"
        ]
      },
      {
        "clause": "Directive 2, exclusion",
        "asks": "Players exclude themselves for a definite time, and nobody lets them in before.",
        "kept": [],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > of months needs the proof of the owner, is six months at least, and cannot be undone",
          "src/sandbox/safe-play/contact-keys.test.ts > opens no new account with the same mail address",
          "tests/acceptance/safe-play.spec.ts > an exclusion needs the password, ends every session"
        ]
      },
      {
        "clause": "Directive 2, indefinite exclusion",
        "asks": "Players can exclude themselves for an indefinite time.",
        "kept": [
          "settings.safePlay.exclusionWithoutEnd"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > without an end is taken where the site offers it, never ends",
          "tests/acceptance/safe-play.spec.ts > an exclusion without an end is offered where the site says so, and says that it has none"
        ]
      },
      {
        "clause": "Directive 2, excluded players’ money",
        "asks": "Whoever is excluded can still withdraw.",
        "kept": [],
        "screens": [
          "cashier.withdraw"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > ends every session at once; a login then admits withdrawal, records and help",
          "tests/acceptance/safe-play.spec.ts > a break signs out, and a login then leads to withdrawal"
        ]
      },
      {
        "clause": "Directive 2, reality check",
        "asks": "Play is interrupted at intervals with the time it took and what it came to.",
        "kept": [
          "settings.safePlay.realityCheckMinutes",
          "settings.safePlay.netPosition",
          "settings.launch.target"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/client/session/watch-play-time.test.ts > comes every so many minutes, as the site says",
          "src/client/session/watch-play-time.test.ts > is not put off by a page that is loaded anew",
          "tests/acceptance/safe-play.spec.ts > a reality check tells how long play has lasted and what it came to, and a game shows its result all along"
        ]
      },
      {
        "clause": "Directive 2, time in sight",
        "asks": "Players see how long they have been playing.",
        "kept": [
          "settings.session.clock",
          "items.header.clock"
        ],
        "screens": [
          "home.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > has the session clock in its place above the bars"
        ]
      },
      {
        "clause": "Gaming Act, age",
        "asks": "Nobody under 18 opens an account.",
        "kept": [
          "settings.ages.birthday",
          "settings.ageGate",
          "fields.birthday.enabled",
          "fields.birthday.required"
        ],
        "screens": [
          "registration.screen"
        ],
        "tests": [
          "tests/acceptance/register-birthday.spec.ts > on the birthday itself the age is reached",
          "tests/acceptance/gates.spec.ts > the text beside the terms box names age and terms"
        ]
      },
      {
        "clause": "Directive 2, free games",
        "asks": "The young are kept from games for fun.",
        "kept": [
          "settings.ages.gate",
          "settings.trial.ageGate"
        ],
        "screens": [
          "login.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > asks for the age before a trial"
        ]
      },
      {
        "clause": "Directive 2, before the first wager",
        "asks": "Every tool of safe play is shown after registration and before the first wager.",
        "kept": [
          "settings.safePlay.toolsBeforePlay"
        ],
        "screens": [
          "home.screen",
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/play-notices.test.ts > no game opens until a player has seen the tools of safe play, once in all their logins",
          "tests/acceptance/play-tools.spec.ts > every tool of safe play is shown after the registration and before the first bet, once"
        ]
      },
      {
        "clause": "Directive 2, home page",
        "asks": "The home page shows the licensee, a seal that leads to the Authority, and a sign that the young may not play.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Have the platform serve a banner of the home page with the licensee’s name, address and licence number, the Authority’s seal with its address as the link, and the sign that the young may not play."
      },
      {
        "clause": "Directive 2, markers of harm",
        "asks": "Markers of harm are watched, and answered.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Compute markers of harm from bets and payments in the operator’s own analysis, have trained staff talk to who shows them, and record it. The product gives the figures, and limits and breaks to offer."
      },
      {
        "clause": "Honest words",
        "asks": "Consent is an act, and an invented prize says that it is one.",
        "kept": [
          "settings.registration.termsDefaultChecked",
          "settings.jackpot.caption"
        ],
        "screens": [
          "registration.screen",
          "home.screen"
        ],
        "tests": [
          "tests/acceptance/register.spec.ts > the first state of the terms box follows its setting",
          "tests/acceptance/winners.spec.ts > the counters run in their ranges without a server, and say that they are simulated"
        ]
      },
      {
        "clause": "Account security",
        "asks": "An account left open closes, and its session stands in no address.",
        "kept": [
          "settings.session.idleMinutes",
          "settings.api.tokenInQuery"
        ],
        "screens": [
          "login.screen"
        ],
        "tests": [
          "tests/acceptance/session.spec.ts > one that nobody uses ends although the page goes on asking",
          "src/sandbox/accounts/sessions.test.ts > ends a session that only polls have used",
          "src/sandbox/accounts/sessions.test.ts > takes a token from an address for those sites only that send it there"
        ]
      }
    ]
  },
  "uk": {
    "$schema": "../policy-pack.schema.json",
    "id": "uk",
    "title": "Great Britain",
    "description": "What a site for players in Great Britain keeps whatever its brand chooses: age before any play, the time in sight, honest jackpots, passwords that cannot be guessed.",
    "source": {
      "notice": "A reading of public rules by the makers of this product, and no legal advice. Ask a lawyer before you rely on it.",
      "name": "Gambling Commission: Remote gambling and software technical standards (RTS), and Licence conditions and codes of practice (LCCP); Operating Licence Conditions (Amendment) Regulations 2025 for stakes",
      "date": "2025-04-09"
    },
    "settings": {
      "safePlay.enabled": {
        "is": true,
        "why": "RTS 12 and LCCP 3.3: players can set limits on what they spend, and can take a break or exclude themselves."
      },
      "safePlay.raiseHours": {
        "atLeast": 24,
        "why": "RTS 12: a limit is raised only after at least 24 hours, and lowered as soon as it can be."
      },
      "safePlay.shortestTimeOutHours": {
        "is": 24,
        "why": "LCCP 3.3.4: time-outs of a day up to six weeks are offered."
      },
      "safePlay.longestTimeOutDays": {
        "is": 42,
        "why": "LCCP 3.3.4: time-outs of a day up to six weeks are offered."
      },
      "safePlay.shortestExclusionMonths": {
        "atLeast": 6,
        "why": "LCCP 3.5.3: a self-exclusion lasts six months at least."
      },
      "safePlay.realityCheckMinutes": {
        "atMost": 60,
        "why": "RTS 13 asks for reminders; this pack reads it as one an hour at least."
      },
      "safePlay.netPosition": {
        "is": true,
        "why": "RTS 2E: players see in a game what they have won or lost in the session."
      },
      "launch.target": {
        "is": "frame",
        "why": "RTS 2E and RTS 13: the result and the reminder are shown in a game, which the site can do only around a frame of its own."
      },
      "ages.gate": {
        "atLeast": 18,
        "why": "Nobody under 18 may play."
      },
      "ages.birthday": {
        "atLeast": 18,
        "why": "Nobody under 18 may open an account."
      },
      "api.tokenInQuery": {
        "is": false,
        "why": "Addresses end up in logs and histories; whoever reads a session's token there is in the account."
      },
      "trial.ageGate": {
        "is": true,
        "why": "Free versions of gambling games are for adults too, so the age is asked before a trial."
      },
      "ageGate": {
        "oneOf": [
          "register",
          "site"
        ],
        "why": "Whoever opens an account confirms that they are of age."
      },
      "session.clock": {
        "is": true,
        "why": "Players see the time and how long they have been playing."
      },
      "session.idleMinutes": {
        "atMost": 30,
        "why": "An account that was left open on a table is closed before somebody else plays with it."
      },
      "jackpot.caption": {
        "is": true,
        "why": "A simulated jackpot says that it is simulated; an invented prize would mislead."
      },
      "registration.termsDefaultChecked": {
        "is": false,
        "why": "Consent is an act of the player; a ticked box is none."
      },
      "play.secondsPerSpin": {
        "atLeast": 3,
        "why": "RTS 14: from the beginning of one turn of a slot to the next it takes two and a half seconds at least; this pack counts whole ones."
      },
      "play.largestSpinStake": {
        "atMost": 5,
        "why": "Operating Licence Conditions (Amendment) Regulations 2025: a turn of an online slot is staked with £5 at most."
      },
      "play.largestSpinStakeUnder25": {
        "atMost": 2,
        "why": "Operating Licence Conditions (Amendment) Regulations 2025: adults below 25 stake £2 at most on a turn of an online slot."
      }
    },
    "fields": {
      "birthday": {
        "enabled": {
          "is": true,
          "why": "The age of every player is checked when the account is opened."
        },
        "required": {
          "is": true,
          "why": "The age of every player is checked when the account is opened."
        }
      },
      "password": {
        "min": {
          "atLeast": 8,
          "why": "Passwords of fewer than eight characters are guessed."
        },
        "patternId": {
          "oneOf": [
            "password"
          ],
          "isAdvice": true,
          "why": "A pattern that forbids signs makes passwords easier to guess, and stops password managers."
        }
      }
    },
    "items": {
      "header.clock": [
        "sessionClock.line"
      ],
      "memberCentre.item": [
        "safePlay.item"
      ]
    },
    "clauses": [
      {
        "clause": "RTS 12",
        "asks": "Players can set limits on what they pay in and lose; a lower one holds at once.",
        "kept": [
          "settings.safePlay.enabled",
          "items.memberCentre.item"
        ],
        "screens": [
          "safePlay.screen",
          "cashier.deposit"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > holds at once when it is set or lowered",
          "src/sandbox/safe-play/limits.test.ts > on losses takes no stake that could break it",
          "src/sandbox/safe-play/limits.test.ts > lets no sum of parallel deposits over it",
          "tests/acceptance/safe-play.spec.ts > a limit holds at once, a higher one waits and can be taken back"
        ]
      },
      {
        "clause": "RTS 12, raising",
        "asks": "A limit is raised only after at least 24 hours.",
        "kept": [
          "settings.safePlay.raiseHours"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > that is raised or taken away holds only after the waiting time",
          "src/sandbox/safe-play/limits.test.ts > waits as long as the site says"
        ]
      },
      {
        "clause": "LCCP 3.3.4",
        "asks": "Time-outs of a day up to six weeks are offered.",
        "kept": [
          "settings.safePlay.shortestTimeOutHours",
          "settings.safePlay.longestTimeOutDays"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > ends every session at once; a login then admits withdrawal, records and help",
          "src/sandbox/safe-play/pauses.test.ts > is not shortened by another one, and has one of the lengths that are offered",
          "tests/acceptance/safe-play.spec.ts > a break signs out, and a login then leads to withdrawal"
        ]
      },
      {
        "clause": "LCCP 3.5.3",
        "asks": "A self-exclusion lasts six months at least, cannot be undone, and opens no other account.",
        "kept": [
          "settings.safePlay.shortestExclusionMonths"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > of months needs the proof of the owner, is six months at least, and cannot be undone",
          "src/sandbox/safe-play/contact-keys.test.ts > opens no new account with the same mail address",
          "tests/acceptance/safe-play.spec.ts > an exclusion needs the password, ends every session"
        ]
      },
      {
        "clause": "RTS 13",
        "asks": "A reminder of the time that play has taken comes at intervals.",
        "kept": [
          "settings.safePlay.realityCheckMinutes"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/client/session/watch-play-time.test.ts > comes every so many minutes, as the site says",
          "src/client/session/watch-play-time.test.ts > is not put off by a page that is loaded anew",
          "tests/acceptance/safe-play.spec.ts > a reality check tells how long play has lasted and what it came to, and a game shows its result all along"
        ]
      },
      {
        "clause": "RTS 2E",
        "asks": "A game shows what the session has come to.",
        "kept": [
          "settings.safePlay.netPosition",
          "settings.launch.target"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "tests/acceptance/safe-play.spec.ts > a reality check tells how long play has lasted and what it came to, and a game shows its result all along",
          "tests/acceptance/launch.spec.ts > a trial account plays in a frame under the bar"
        ]
      },
      {
        "clause": "RTS 13, clock",
        "asks": "The time, and the time since the session began, are in sight.",
        "kept": [
          "settings.session.clock",
          "items.header.clock"
        ],
        "screens": [
          "home.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > has the session clock in its place above the bars"
        ]
      },
      {
        "clause": "RTS 14, pace",
        "asks": "From one turn of a slot to the next it takes two and a half seconds at least.",
        "kept": [
          "settings.play.secondsPerSpin"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/sandbox/play/spin-terms.test.ts > takes no higher stake and begins no turn sooner than the site says"
        ]
      },
      {
        "clause": "Regulations 2025, stakes",
        "asks": "A turn of an online slot is staked with £5 at most.",
        "kept": [
          "settings.play.largestSpinStake"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/sandbox/play/spin-terms.test.ts > takes no higher stake and begins no turn sooner than the site says"
        ]
      },
      {
        "clause": "Regulations 2025, stakes of the young",
        "asks": "Adults under 25 stake £2 at most.",
        "kept": [
          "settings.play.largestSpinStakeUnder25"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/sandbox/play/spin-terms.test.ts > lets who is below 25, or of unknown age, stake less"
        ]
      },
      {
        "clause": "RTS 14B",
        "asks": "A withdrawal that was asked for is not taken back.",
        "kept": [],
        "screens": [
          "cashier.withdraw"
        ],
        "tests": [
          "src/sandbox/payments/payments.test.ts > are not taken back: no call that the player may make undoes one that waits"
        ]
      },
      {
        "clause": "RTS 14, return below the stake",
        "asks": "A return at or below the stake is not shown as a win.",
        "kept": [],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "tests/acceptance/play.spec.ts > is called returned, and not a win"
        ]
      },
      {
        "clause": "Age, account",
        "asks": "Nobody under 18 opens an account.",
        "kept": [
          "settings.ages.birthday",
          "settings.ageGate",
          "fields.birthday.enabled",
          "fields.birthday.required"
        ],
        "screens": [
          "registration.screen"
        ],
        "tests": [
          "tests/acceptance/register-birthday.spec.ts > on the birthday itself the age is reached",
          "tests/acceptance/gates.spec.ts > the text beside the terms box names age and terms"
        ]
      },
      {
        "clause": "Age, free games",
        "asks": "The age is asked before free games are played.",
        "kept": [
          "settings.ages.gate",
          "settings.trial.ageGate"
        ],
        "screens": [
          "login.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > asks for the age before a trial"
        ]
      },
      {
        "clause": "RTS 12, identity checks",
        "asks": "Identity and age are verified from outside before any play.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Have name, address and date of birth of every registration checked by a provider of identity checks on the platform’s side, and let nobody play before: the platform answers registration.refused, or opens the account disabled."
      },
      {
        "clause": "GAMSTOP",
        "asks": "Whoever excluded themselves at the national register is refused at every site.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Register with GAMSTOP; have the platform ask it at each registration and each login, and refuse whoever is listed. What is on the list changes daily, so keep no copy."
      },
      {
        "clause": "Fair terms",
        "asks": "Consent is an act, and an invented prize says that it is one.",
        "kept": [
          "settings.registration.termsDefaultChecked",
          "settings.jackpot.caption"
        ],
        "screens": [
          "registration.screen",
          "home.screen"
        ],
        "tests": [
          "tests/acceptance/register.spec.ts > the first state of the terms box follows its setting",
          "tests/acceptance/winners.spec.ts > the counters run in their ranges without a server, and say that they are simulated"
        ]
      },
      {
        "clause": "RTS security",
        "asks": "An account left open closes, its session stands in no address, and its password cannot be guessed.",
        "kept": [
          "settings.session.idleMinutes",
          "settings.api.tokenInQuery",
          "fields.password.min",
          "fields.password.patternId"
        ],
        "screens": [
          "login.screen",
          "registration.screen"
        ],
        "tests": [
          "tests/acceptance/session.spec.ts > one that nobody uses ends although the page goes on asking",
          "src/sandbox/accounts/sessions.test.ts > ends a session that only polls have used",
          "src/sandbox/accounts/sessions.test.ts > takes a token from an address for those sites only that send it there",
          "tests/acceptance/register-limits.spec.ts > a password that is easy to guess is refused beside its field"
        ]
      }
    ]
  },
  "us-pa": {
    "$schema": "../policy-pack.schema.json",
    "id": "us-pa",
    "title": "Pennsylvania",
    "description": "What a site for players in Pennsylvania keeps whatever its brand chooses: adults of 21, limits and suspensions, self-exclusion of a year at least, figures in sight.",
    "source": {
      "notice": "A reading of public rules by the makers of this product, and no legal advice. Ask a lawyer before you rely on it.",
      "name": "Pennsylvania Gaming Control Board: 58 Pa. Code Chapters 810a, 812a, 814a and 815a (interactive gaming), as of 54 Pa.B. 5598",
      "date": "2024-08-31"
    },
    "settings": {
      "safePlay.enabled": {
        "is": true,
        "why": "58 Pa. Code § 814a.2: players can set limits on deposits and losses, and suspend their account."
      },
      "safePlay.raiseHours": {
        "atLeast": 24,
        "why": "58 Pa. Code § 814a.2: a limit is raised only after the time of the one before has run out, a day at least."
      },
      "safePlay.raiseAtEnd": {
        "is": true,
        "why": "58 Pa. Code § 814a.2: a limit of a week or a month is raised only when that has run out, and the player says so again."
      },
      "safePlay.shortestTimeOutHours": {
        "atLeast": 72,
        "why": "58 Pa. Code § 814a.2 (6): a suspension of the account lasts 72 hours at least."
      },
      "safePlay.shortestExclusionMonths": {
        "atLeast": 12,
        "why": "58 Pa. Code § 815a.3: a self-exclusion lasts one year, five years, or for life."
      },
      "safePlay.exclusionWithoutEnd": {
        "is": true,
        "why": "58 Pa. Code § 815a.3 (c)(3): a self-exclusion for life is offered."
      },
      "safePlay.stakeLimit": {
        "is": true,
        "why": "58 Pa. Code § 814a.2 (3): players can limit a single wager."
      },
      "safePlay.timeLimit": {
        "is": true,
        "why": "58 Pa. Code § 814a.2 (4): players can limit how long they play in a day."
      },
      "safePlay.netPosition": {
        "is": true,
        "why": "58 Pa. Code § 810a.4: what a player has won and staked is in sight during a session."
      },
      "launch.target": {
        "is": "frame",
        "why": "58 Pa. Code § 810a.4: the figures stand around a game, which the site can do only around a frame of its own."
      },
      "safePlay.realityCheckMinutes": {
        "atMost": 60,
        "why": "58 Pa. Code Chapter 814a: players are reminded of the time; this pack reads it as once an hour at least."
      },
      "ages.gate": {
        "atLeast": 21,
        "why": "58 Pa. Code § 812a.5 (b)(5): nobody under 21 may take part."
      },
      "ages.birthday": {
        "atLeast": 21,
        "why": "58 Pa. Code § 812a.5 (b)(5): nobody under 21 may open an account."
      },
      "ageGate": {
        "oneOf": [
          "register",
          "site"
        ],
        "why": "58 Pa. Code § 812a.5: the terms that a player accepts say that nobody under 21 may take part."
      },
      "trial.ageGate": {
        "is": true,
        "why": "Free versions of gambling games are for adults too, so the age is asked before a trial."
      },
      "session.clock": {
        "is": true,
        "why": "58 Pa. Code Chapter 814a: players see the time and how long they have been playing."
      },
      "session.idleMinutes": {
        "atMost": 30,
        "why": "58 Pa. Code § 812a.3: an account is secured against others who find it open."
      },
      "api.tokenInQuery": {
        "is": false,
        "why": "58 Pa. Code § 812a.3: an account is secured; who reads a session’s token in an address is in it."
      },
      "registration.termsDefaultChecked": {
        "is": false,
        "why": "58 Pa. Code § 812a.5 (a): the player agrees to the terms; a ticked box is no agreement."
      }
    },
    "fields": {
      "birthday": {
        "enabled": {
          "is": true,
          "why": "58 Pa. Code § 812a.2 (b)(2): the player gives the date of birth."
        },
        "required": {
          "is": true,
          "why": "58 Pa. Code § 812a.2 (b)(2): the player gives the date of birth."
        }
      },
      "password": {
        "min": {
          "atLeast": 8,
          "why": "58 Pa. Code § 812a.3: an account is secured; passwords of fewer than eight characters are guessed."
        }
      }
    },
    "items": {
      "header.clock": [
        "sessionClock.line"
      ],
      "memberCentre.item": [
        "safePlay.item"
      ]
    },
    "clauses": [
      {
        "clause": "§ 814a.2 (1)",
        "asks": "Deposits can be limited by day, week and month; a lower limit holds at once.",
        "kept": [
          "settings.safePlay.enabled",
          "items.memberCentre.item"
        ],
        "screens": [
          "safePlay.screen",
          "cashier.deposit"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > holds at once when it is set or lowered",
          "src/sandbox/safe-play/limits.test.ts > lets no sum of parallel deposits over it",
          "tests/acceptance/safe-play.spec.ts > a limit holds at once, a higher one waits and can be taken back"
        ]
      },
      {
        "clause": "§ 814a.2 (2)",
        "asks": "Losses can be limited by day, week and month; who reaches the limit plays no further.",
        "kept": [],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > on losses takes no stake that could break it"
        ]
      },
      {
        "clause": "§ 814a.2 (3)",
        "asks": "A single wager can be limited.",
        "kept": [
          "settings.safePlay.stakeLimit"
        ],
        "screens": [
          "safePlay.screen",
          "play.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/stake-limit.test.ts > a limit on a single bet refuses every higher one, holds at once",
          "tests/acceptance/play-limits.spec.ts > lets a player limit a single bet, and a game takes no higher one and says so"
        ]
      },
      {
        "clause": "§ 814a.2 (4)",
        "asks": "The time of play can be limited by day.",
        "kept": [
          "settings.safePlay.timeLimit"
        ],
        "screens": [
          "safePlay.screen",
          "play.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/time-limit.test.ts > who has played for as long as their own limit for a day plays no further until the next one",
          "tests/acceptance/play-limits.spec.ts > lets a player limit the time of a day, shows what is left, and opens no game when nothing is"
        ]
      },
      {
        "clause": "§ 814a.2, raising by a day",
        "asks": "A limit is raised no sooner than a day later.",
        "kept": [
          "settings.safePlay.raiseHours"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/limits.test.ts > that is raised or taken away holds only after the waiting time",
          "src/sandbox/safe-play/limits.test.ts > waits as long as the site says"
        ]
      },
      {
        "clause": "§ 814a.2, raising at the end of its time",
        "asks": "A limit of a week or a month is raised only when that time has run out, and the player says so again.",
        "kept": [
          "settings.safePlay.raiseAtEnd"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/raise-at-end.test.ts > a limit is raised only when its week or month has run out and the player has said so again",
          "tests/acceptance/play-limits.spec.ts > asks again at the end of its time whether a limit shall be raised"
        ]
      },
      {
        "clause": "§ 814a.2 (6)",
        "asks": "An account can be suspended for 72 hours or more, and money can be withdrawn meanwhile.",
        "kept": [
          "settings.safePlay.shortestTimeOutHours"
        ],
        "screens": [
          "safePlay.screen",
          "cashier.withdraw"
        ],
        "tests": [
          "src/sandbox/safe-play/site-terms.test.ts > offers no break that is shorter than the site says",
          "src/sandbox/safe-play/pauses.test.ts > ends every session at once; a login then admits withdrawal, records and help",
          "tests/acceptance/safe-play.spec.ts > a break signs out, and a login then leads to withdrawal"
        ]
      },
      {
        "clause": "§ 815a.3 (c), years",
        "asks": "A self-exclusion lasts a year at least, and cannot be undone.",
        "kept": [
          "settings.safePlay.shortestExclusionMonths"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > of months needs the proof of the owner, is six months at least, and cannot be undone",
          "src/sandbox/safe-play/contact-keys.test.ts > opens no new account with the same mail address",
          "tests/acceptance/safe-play.spec.ts > an exclusion needs the password, ends every session"
        ]
      },
      {
        "clause": "§ 815a.3 (c)(3)",
        "asks": "A self-exclusion for life is offered.",
        "kept": [
          "settings.safePlay.exclusionWithoutEnd"
        ],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/pauses.test.ts > without an end is taken where the site offers it, never ends",
          "tests/acceptance/safe-play.spec.ts > an exclusion without an end is offered where the site says so, and says that it has none"
        ]
      },
      {
        "clause": "§ 815a.4",
        "asks": "The Board’s list of self-excluded persons is asked.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Load the Board’s list of self-excluded persons into the platform whenever the Board publishes it, and refuse registration and login to whoever is on it."
      },
      {
        "clause": "§ 812a.2 (b)(2), § 812a.5 (b)(5)",
        "asks": "The date of birth is asked, and nobody under 21 gets an account.",
        "kept": [
          "settings.ages.birthday",
          "settings.ageGate",
          "fields.birthday.enabled",
          "fields.birthday.required"
        ],
        "screens": [
          "registration.screen"
        ],
        "tests": [
          "tests/acceptance/register-birthday.spec.ts > on the birthday itself the age is reached",
          "tests/acceptance/gates.spec.ts > the text beside the terms box names age and terms"
        ]
      },
      {
        "clause": "§ 812a.2 (e)",
        "asks": "The identity of every player is verified from outside.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Have name, address, date of birth and the last digits of the social security number checked by a provider of identity checks on the platform’s side before the account may play."
      },
      {
        "clause": "§ 812a.5 (a)",
        "asks": "The player agrees to the terms by an act.",
        "kept": [
          "settings.registration.termsDefaultChecked"
        ],
        "screens": [
          "registration.screen"
        ],
        "tests": [
          "tests/acceptance/register.spec.ts > the first state of the terms box follows its setting"
        ]
      },
      {
        "clause": "§ 812a.3",
        "asks": "An account left open closes, its session stands in no address, and its password cannot be guessed.",
        "kept": [
          "settings.session.idleMinutes",
          "settings.api.tokenInQuery",
          "fields.password.min"
        ],
        "screens": [
          "login.screen",
          "registration.screen"
        ],
        "tests": [
          "tests/acceptance/session.spec.ts > one that nobody uses ends although the page goes on asking",
          "src/sandbox/accounts/sessions.test.ts > ends a session that only polls have used",
          "src/sandbox/accounts/sessions.test.ts > takes a token from an address for those sites only that send it there",
          "tests/acceptance/register-limits.spec.ts > a password that is easy to guess is refused beside its field"
        ]
      },
      {
        "clause": "§ 812a.7 (b)",
        "asks": "No credit is given: nobody stakes what they do not have.",
        "kept": [],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "src/sandbox/play/play.test.ts > never takes what is not there, however many come at once"
        ]
      },
      {
        "clause": "§ 812a.9 (a)(4)",
        "asks": "The time of the session before is shown.",
        "kept": [],
        "screens": [
          "safePlay.screen"
        ],
        "tests": [
          "src/sandbox/safe-play/read-session.test.ts > tells since when it runs, what play in it came to, and when the player signed in before"
        ]
      },
      {
        "clause": "§ 812a.11",
        "asks": "Bets and payments can be looked up.",
        "kept": [],
        "screens": [
          "records.bets",
          "records.account"
        ],
        "tests": [
          "tests/acceptance/records.spec.ts > says when, how each bet ended and what they come to",
          "src/sandbox/payments/payments.test.ts > are counted with the deposits, by state and direction, and movements name them"
        ]
      },
      {
        "clause": "§ 810a.4",
        "asks": "Name, balance, stake and result of a game are in sight.",
        "kept": [
          "settings.safePlay.netPosition",
          "settings.launch.target"
        ],
        "screens": [
          "play.screen"
        ],
        "tests": [
          "tests/acceptance/safe-play.spec.ts > a reality check tells how long play has lasted and what it came to, and a game shows its result all along",
          "tests/acceptance/launch.spec.ts > a trial account plays in a frame under the bar",
          "tests/acceptance/play.spec.ts > is called returned, and not a win"
        ]
      },
      {
        "clause": "Chapter 814a, time",
        "asks": "Time and length of the session are in sight, and players are reminded of them.",
        "kept": [
          "settings.session.clock",
          "settings.safePlay.realityCheckMinutes",
          "items.header.clock"
        ],
        "screens": [
          "home.screen",
          "play.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > has the session clock in its place above the bars",
          "src/client/session/watch-play-time.test.ts > comes every so many minutes, as the site says",
          "src/client/session/watch-play-time.test.ts > is not put off by a page that is loaded anew"
        ]
      },
      {
        "clause": "Chapter 814a, trial",
        "asks": "The age is asked before free games are played.",
        "kept": [
          "settings.ages.gate",
          "settings.trial.ageGate"
        ],
        "screens": [
          "login.screen"
        ],
        "tests": [
          "tests/acceptance/policy.spec.ts > asks for the age before a trial"
        ]
      },
      {
        "clause": "Geolocation",
        "asks": "Players are where they may play.",
        "kept": [],
        "screens": [],
        "tests": [],
        "operator": "Contract a certified geolocation provider; have the platform refuse login, launch and bets from outside Pennsylvania. The product’s own check by address knows countries only."
      }
    ]
  }
};
