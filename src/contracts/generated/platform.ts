/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/platform.openapi.yaml. Do not edit. */

export interface paths {
    "/art/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile with which iOS puts the site on the home screen. */
        get: operations["webClipProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/art/{folder}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a game, a vendor or a banner. */
        get: operations["picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account directly below the agent. Refused to non-agents.
         * @description User name and password follow the registration's rules; a broken one is 422 with `value.fields`, a rate above the agent's own 422 rate.invalid.
         */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's contract of one kind: the one that waits for an answer, the one that holds, and past ones. */
        get: operations["contract"];
        put?: never;
        /** Accept or reject offered terms; refused once they are answered or taken back. */
        post: operations["answerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/dividend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts that wait for the player's answer, asked for the dividend. */
        get: operations["dividendContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A direct member's contract of one kind and how far the agent's own goes. Refused to non-agents. */
        get: operations["memberContract"];
        put?: never;
        /** Offer terms within the agent's own to a direct member; takes the place of an offer that waits. */
        post: operations["offerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/salary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts that wait for the player's answer, asked for the daily salary. */
        get: operations["salaryContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts that wait for the player's answer. */
        get: operations["dividendInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dividends of the last months of an agent or of the team. Refused to non-agents. */
        get: operations["dividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividends/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay a dividend of a direct member from the own wallet. Asked again, it pays nothing more. */
        post: operations["payDividend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's invitations, newest first. Refused to non-agents. */
        get: operations["invitations"];
        put?: never;
        /** Make an invitation; who registers with its code stands below the agent with its rates. Refused to non-agents. */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/invitations/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an invitation back. Refused to non-agents. */
        post: operations["deleteInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/kpi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of an agent's team between two days. Refused to non-agents. */
        get: operations["teamKpi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member of the team with their own sums. Refused to non-agents. */
        get: operations["teamMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/member/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rebate rates of a direct member with their bounds. Refused to non-agents. */
        get: operations["memberRates"];
        put?: never;
        /**
         * Give a direct member rebate rates from now on. Refused to non-agents.
         * @description A rate below what the member has or above the agent's own is 422 rate.invalid with `value.fields`. What was earned before stays.
         */
        post: operations["setMemberRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of who stands directly below the agent or a member of their team, by name. Refused to non-agents. */
        get: operations["teamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the whole team of an agent did between two days. Refused to non-agents. */
        get: operations["teamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's own rebate rates. Refused to non-agents. */
        get: operations["agentRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bets of an agent's team, newest first. Refused to non-agents. */
        get: operations["teamBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/pnl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profit and loss of every member of an agent's team. Refused to non-agents. */
        get: operations["teamPnl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rebates that an agent earned by the turnover of the team, by day and member. Refused to non-agents. */
        get: operations["teamRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/wages/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily wages of an agent or of the team. Refused to non-agents. */
        get: operations["dailyWages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/wages/hourly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hourly wages of one day of an agent or of the team. Refused to non-agents. */
        get: operations["hourlyWages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/wages/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily wages of direct members that an agent pays by hand. Refused to non-agents. */
        get: operations["manualWages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/wages/manual/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay a daily wage from the own wallet. Asked again, it pays nothing more. */
        post: operations["payManualWage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Announcements that run today, in their groups. With a token, `read` is the player's own. */
        get: operations["announcements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcements/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an announcement as read. Refused to trial accounts. */
        post: operations["announcementRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of a place, in their order. */
        get: operations["banners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha for one answer. */
        get: operations["captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/chat.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Style of the chat page. */
        get: operations["chatStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/chat.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Script of the chat page. */
        get: operations["chatScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the chat is. Needs the flag CBS3. */
        get: operations["chatLaunch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live tables for an optional strip. */
        get: operations["liveModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread chat messages. Needs the flag CBS3. */
        get: operations["chatCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/window": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a launch leads to. Takes its ticket, which is good for two minutes and once, gives the cookie of the conversation for it, and leads on to the page of the conversation, whose address opens nothing. A ticket that opens nothing any more is answered by a page with the way back. */
        get: operations["chatEnter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/window/{conversation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of a conversation, or with `Accept` application/json its messages. */
        get: operations["chatWindow"];
        put?: never;
        /** Writes a message into the conversation of the cookie. */
        post: operations["chatSay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/customer-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to reach customer service. */
        get: operations["customerService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's own questions, newest first, with their answers. */
        get: operations["feedbackList"];
        put?: never;
        /** Send feedback. The sender is the owner of the token, whatever the body says. */
        post: operations["feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the player's favourites, newest first. */
        get: operations["favourites"];
        put?: never;
        /** Make a game a favourite. */
        post: operations["favouriteAdd"];
        /** Take a favourite away. The same fields are understood in the body. */
        delete: operations["favouriteRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/favourites/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Identities of the player's favourites. */
        get: operations["favouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Matches that can be bet on now; none where the platform offers no sports. */
        get: operations["fixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hot games, all of them. */
        get: operations["hotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a game is played. The address opens the game once, within two minutes. */
        get: operations["launch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of games. An empty value asks for everything. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the player's recent games, newest first. */
        get: operations["recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/recent/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Note that a game was opened. */
        get: operations["recentAdd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vendors per game type, with classifications, counts and the order to show them in. */
        get: operations["vendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recent winners, highest first. */
        get: operations["winners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Help entries in their order. */
        get: operations["help"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the mailbox, newest first. Listing marks nothing as read. */
        get: operations["inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/inbox/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete messages for good. */
        post: operations["inboxDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark messages as read. */
        post: operations["inboxRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/inbox/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread messages of the mailbox. Refused to trial accounts. */
        get: operations["inboxCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public encryption keys as a JWKS, the current one first; `value` repeats it. */
        get: operations["keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/lottery/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotteries with the draw that is open. */
        get: operations["lotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/lottery/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotteries grouped by their maker. */
        get: operations["lotteryMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/lottery/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of the last draw of a lottery. */
        get: operations["numero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/lottery/vn/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of the last draw of a Vietnamese lottery. */
        get: operations["vnNumero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/lottery/vn/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Last draws of the Vietnamese lotteries, or of one of them. */
        get: operations["recentVnLottery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Code of the affiliate who owns the domain; empty when nobody does. */
        get: operations["affiliateCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a user name is free. Limited per address. */
        get: operations["usernameAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left in the account, and what stands in the way of closing it. */
        get: operations["closing"];
        put?: never;
        /** Close the account for good: every device is logged out, and it opens never again. */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal details, masked, and which of them are proved. */
        get: operations["memberDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/details/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a number or mail address to prove it. */
        post: operations["detailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/details/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove a number or mail address by its code. */
        post: operations["verifyDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that the platform holds about the player. */
        post: operations["exportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the player has a second factor. */
        get: operations["secondFactor"];
        put?: never;
        /**
         * Make a secret for the authenticator app of who proves that it is them.
         * @description The secret counts from the first code on, and is forgotten after a quarter of an hour.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor on by the first code of the app, and give the recovery codes. */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor off. */
        post: operations["endSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/factor/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give new recovery codes for the old ones. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's icon and the icons to choose from. */
        get: operations["headIcon"];
        put?: never;
        /** Choose an icon. */
        post: operations["setHeadIcon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in player. */
        get: operations["memberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an invitation code is known. Answers `data`, unlike every other call. */
        get: operations["invitationCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/nickname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be called by another name. Refused to trial accounts. */
        post: operations["setNickname"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; every other session of the player ends. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a password for half an hour. The answer does not tell whether such an account exists. */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set, change or reset the withdrawal password. */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a password with an SMS code; the answer names the player, so that the site can log them in. */
        post: operations["setPasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the player proves that it is them. */
        get: operations["ownProof"];
        put?: never;
        /** Take the player's proof, which stands for the next quarter of an hour as a sign-in does. */
        post: operations["giveOwnProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to the proved number of a player who has no login password. */
        post: operations["ownProofCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Progress towards the next rank. */
        get: operations["rankProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register by user name or by mobile number.
         * @description The rules of the release are enforced; a broken one is 422 with `value.fields`. With a `Form-Hash` of another form the answer is 409 FORM_CHANGED with `value.formHash`.
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of the registration and the hashes of its forms. */
        get: operations["registerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player's own limits with what is used of them, changes that wait, and a break that runs. */
        get: operations["safePlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exclude oneself for months or years, or without an end where the site offers it. Nobody can undo it early. */
        post: operations["excludeSelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/exclusion/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask in writing to end an exclusion whose least time is over. It ends some days later, as the site states. */
        post: operations["askExclusionEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set, change or take away a limit. A lower one holds at once, any other after the waiting time. */
        post: operations["setPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/limit/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say again that a limit shall be raised or go, once its time has run out. */
        post: operations["confirmPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/limit/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a change of a limit that waits. */
        post: operations["keepPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a player has to see and confirm before they play, where the site asks for it. */
        get: operations["playNotices"];
        put?: never;
        /** Confirm what had to be seen; the answer says what is left. */
        post: operations["confirmPlayNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the rest after the reality check, where the site asks for one: nothing can be played until it is over. */
        post: operations["takePlayRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long this session lasts and what was staked and returned in it. */
        get: operations["playSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/safe-play/time-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a break from play: every session ends, and nothing can be staked or paid in until it is over. */
        post: operations["takeTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the player is logged in, last active first. */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log one device of the player out. */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log every device of the player out but the one that calls. */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether trial accounts are open. */
        get: operations["trialAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The promotions that the player has applied for. */
        get: operations["promotionApplications"];
        put?: never;
        /** Apply for a promotion, with a remark and up to three pictures. Once per promotion. */
        post: operations["promotionApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits in the receiving centre, by kind. */
        get: operations["promotionCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/rain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The red envelope rain of now or next, and what the player has got from rains. */
        get: operations["redRain"];
        put?: never;
        /** Open one red envelope of a rain that runs. */
        post: operations["claimRedRain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/rebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The share of the stakes that can be collected. */
        get: operations["rebate"];
        put?: never;
        /** Collect the rebate. */
        post: operations["claimRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who registered by the player's link, what it earned them, and what is promised for the next friend. */
        get: operations["referrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rewards that wait, by promotion. */
        get: operations["rewards"];
        put?: never;
        /** Collect one reward of a promotion. */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the player's bets, newest first. */
        get: operations["betRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the player's movements, newest first; with types=A those of an agent's team. */
        get: operations["transactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by user name and password, or by mobile number and SMS code.
         * @description The body is a compact JWE, alone as application/jose or as `data` beside `moduleId`. After wrong logins the failure's value has `captcha` true.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the login of who has a second factor, by a code of their authenticator app or a recovery code.
         * @description The body is a compact JWE, as the login's. Each code is good once. factor.wrong refuses a code, factor.stale a ticket that is too old.
         */
        post: operations["loginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a trial account with play money. */
        post: operations["freePlayLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the session of the token. Ending an ended session succeeds. */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with what the provider gave back; makes the account at the first time.
         * @description The body is a compact JWE, as the login's. A state is good for one call. Who has no account yet is refused with social.newcomer and a ticket, and comes again with it and what the form registrationSocial asks for.
         */
        post: operations["socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/social/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in at Facebook or Google (OpenID Connect, authorization code with PKCE, state and nonce). */
        post: operations["socialStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/sms/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Work for the visitor's browser; its solution lets one SMS code out where `sms.proofOfWork` asks for it. */
        get: operations["humanChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/sms/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code by SMS. `mobileNo` for a registration, `mobileNum` for a login or a new password. */
        post: operations["smsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Country and dialling code of the visitor. */
        get: operations["systemCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Domains of the merchant. */
        get: operations["domainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether visitors from an address are served. The site service asks this before it sends a page. */
        get: operations["systemRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status and site configuration as the specification gives them. On a site the service answers this call itself. */
        get: operations["systemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Template flags; 1 selects a new layout. */
        get: operations["templateSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's total balance. */
        get: operations["wallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's bank cards, which withdrawals go to, and what one more asks for. */
        get: operations["bankCards"];
        put?: never;
        /** Bind a bank card, proved by the withdrawal password. Refused to trial accounts. */
        post: operations["bindBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/cards/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a bank card, proved by the withdrawal password. Withdrawals on their way to it go on. */
        post: operations["removeBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/cashier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay in and limits of both directions. */
        get: operations["cashier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring everything that lies in other wallets to the main one. */
        post: operations["collectWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay in. Refused to trial accounts. */
        post: operations["deposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's wallets: the main one, and those that games of some providers play from. */
        get: operations["wallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to pay in and to be paid out, as the platform describes them. */
        get: operations["paymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the player's payments, newest first, with the totals of all that were asked for. */
        get: operations["payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move money from one wallet of the player to another. The same key again moves nothing. */
        post: operations["transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out. Refused to trial accounts. */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The affiliate of a domain. */
        AffiliateCode: {
            /**
             * @description Code, empty when there is none.
             * @example LIVERY
             */
            code: string;
        };
        /** @description Rebate rates. */
        AgentRates: {
            /**
             * @description What the agent earns, and may give on.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80"
             *       }
             *     ]
             */
            rates: components["schemas"]["RateLine"][];
        };
        /** @description An announcement or promotion. */
        Announcement: {
            /**
             * @description Pictures; sequence 1 is the main one.
             * @example []
             */
            announcementImages: components["schemas"]["AnnouncementImage"][];
            /**
             * @description HTML; the site sanitises it.
             * @example <p>Five per cent of the losses of the week.</p>
             */
            content: string;
            /**
             * @description Last day, YYYY-MM-DD; absent when open-ended.
             * @example 2026-06-30
             */
            endDate?: string;
            /**
             * @description Id.
             * @example 12
             */
            id: number;
            /**
             * @description 1 when open-ended.
             * @example 0
             * @enum {integer}
             */
            noExpiry: 0 | 1;
            /**
             * @description Categories of a promotion.
             * @example [
             *       1,
             *       2
             *     ]
             */
            promoAnnouncementCategoryIds: number[];
            /**
             * @description Whether the signed-in player has read it.
             * @example false
             */
            read: boolean;
            /**
             * @description First day, YYYY-MM-DD.
             * @example 2026-06-01
             */
            startDate: string;
            /**
             * @description Title in the language of the call.
             * @example Sunday cashback
             */
            title: string;
            /**
             * @description Content type.
             * @example PR
             */
            type: string;
        };
        /** @description Figures about the answer. */
        AnnouncementFooter: {
            /**
             * @description Unread agent announcements.
             * @example 1
             */
            unreadCount: number;
        };
        /** @description Announcements in the groups of the site. */
        AnnouncementGroups: {
            /**
             * @description Announcements with a banner.
             * @example []
             */
            banners: components["schemas"]["Announcement"][];
            footer: components["schemas"]["AnnouncementFooter"];
            /**
             * @description Hot items.
             * @example []
             */
            hot: components["schemas"]["Announcement"][];
            /**
             * @description Notices for players and agents.
             * @example []
             */
            player: components["schemas"]["Announcement"][];
            /**
             * @description Notices that pop up.
             * @example []
             */
            popup: components["schemas"]["Announcement"][];
            /**
             * @description Promotions.
             * @example []
             */
            promotion: components["schemas"]["Announcement"][];
        };
        /** @description A picture of an announcement. */
        AnnouncementImage: {
            /**
             * @description Place from 1.
             * @example 1
             */
            sequence: number;
            /**
             * @description Path or https address.
             * @example /art/banners/karat-1.avif
             */
            url: string;
        };
        /** @description A read announcement. */
        AnnouncementReadBody: {
            /**
             * @description Id of the announcement.
             * @example 12
             */
            announcementId: number | string;
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            read: true;
        };
        /** @description Whether a user name is free; who has asked often is told at the registration only. */
        Availability: {
            /**
             * @description Whether it is free, where that is told.
             * @example true
             */
            available?: boolean;
            /**
             * @description The name is checked with the registration.
             * @example true
             * @constant
             */
            checkedAtSubmit?: true;
        };
        /** @description A bank card; its number is never answered. */
        BankCard: {
            /**
             * @description Name of the bank.
             * @example Harbour Bank
             */
            bank: string;
            /**
             * @description When it was bound, ISO 8601.
             * @example 2026-03-05T14:05:00.000Z
             */
            boundAt: string;
            /**
             * @description Who stands on the card.
             * @example Dora Marlow
             */
            holder: string;
            /**
             * @description Id.
             * @example 3
             */
            id: number;
            lastDigits: components["schemas"]["CardDigits"];
        };
        /** @description The player's bank cards, and what one more asks for. */
        BankCards: {
            fields: components["schemas"]["PaymentFields"];
            /**
             * @description In the order in which they were bound.
             * @example []
             */
            list: components["schemas"]["BankCard"][];
            /**
             * @description How many a player can have.
             * @example 5
             */
            most: number;
        };
        /** @description A banner. */
        Banner: {
            /**
             * @description Words on its button; empty for the usual ones.
             * @example Reserve
             */
            action?: string;
            /**
             * @description Place it belongs to.
             * @example m_home
             */
            groupName: string;
            /**
             * @description In-site path it leads to.
             * @example /m/activity
             */
            link?: string;
            /**
             * @description A second line below the words; empty for none.
             * @example Up to 100
             */
            note?: string;
            /**
             * @description Words for it.
             * @example First deposit, half again
             */
            title?: string;
            /**
             * @description Picture.
             * @example /art/banners/karat-1.avif
             */
            url: string;
        };
        /** @description A settled bet. */
        Bet: {
            /**
             * @description Vendor name.
             * @example Brightforge
             */
            displayName?: string;
            /**
             * @description Name of the game.
             * @example Ember Tiger
             */
            gameName: string;
            /**
             * @description Picture, as that of a game.
             * @example /art/games/ember-tiger
             */
            iconUrl?: string;
            /**
             * @description Number that the player sees, their own: 3 is their third bet in the sandbox.
             * @example 3
             */
            id: number;
            /**
             * @description When it was placed, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            placedAt: string;
            /**
             * @description Stake as decimal text.
             * @example 5.00
             */
            stake: string;
            /**
             * @description Vendor code.
             * @example BRIGHTFORGE
             */
            vassalage?: string;
            /**
             * @description Amount paid out as decimal text.
             * @example 12.50
             */
            win: string;
        };
        /** @description A page of bets. */
        BetPage: {
            /**
             * @description Bets, newest first.
             * @example []
             */
            list: components["schemas"]["Bet"][];
            /**
             * @description What all bets that were asked for come to, on whichever page.
             * @example {
             *       "count": 3,
             *       "stake": "15.00",
             *       "win": "12.50"
             *     }
             */
            sums?: {
                /**
                 * @description How many.
                 * @example 3
                 */
                count: number;
                /**
                 * @description Staked as decimal text.
                 * @example 15.00
                 */
                stake: string;
                /**
                 * @description Paid out as decimal text.
                 * @example 12.50
                 */
                win: string;
            };
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
            /**
             * @description Vendors in whose games the player has bet.
             * @example [
             *       {
             *         "vassalage": "BRIGHTFORGE",
             *         "displayName": "Brightforge"
             *       }
             *     ]
             */
            vendors?: {
                /**
                 * @description Vendor name.
                 * @example Brightforge
                 */
                displayName: string;
                /**
                 * @description Vendor code.
                 * @example BRIGHTFORGE
                 */
                vassalage: string;
            }[];
        };
        /** @description A bank card to bind. */
        BindCardBody: {
            /**
             * @description The withdrawal password.
             * @example 135790
             */
            paymentPassword: string;
            values: components["schemas"]["PaymentValues"];
        };
        /** @description A captcha for one answer. */
        Captcha: {
            /**
             * @description Id to send back with the answer.
             * @example 0b6c2f1e-5b1a-4c0b-8f3e-0a9d5a3f7c11
             */
            captchaId: string;
            /**
             * @description PNG in base64.
             * @example iVBORw0KGgo
             */
            image: string;
        };
        /**
         * @description Last digits of the number of a bank card.
         * @example 4242
         */
        CardDigits: string;
        /** @description Amounts to choose from and how withdrawals are proved. */
        Cashier: {
            /**
             * @description Amounts to choose from.
             * @example [
             *       "20.00",
             *       "50.00"
             *     ]
             */
            amounts: string[];
            withdraw: components["schemas"]["WithdrawProof"];
        };
        /** @description A change of the password. */
        ChangePasswordBody: {
            /**
             * @description The new password again.
             * @example Livery-2027
             */
            confirmNewPassword: string;
            /**
             * @description Password from now on.
             * @example Livery-2027
             */
            newPassword: string;
            /**
             * @description Password until now; absent where the account has none.
             * @example Livery-2026
             */
            oldPassword?: string;
        };
        /** @description Unread chat messages. */
        ChatCount: {
            /**
             * @description The count.
             * @example 0
             */
            unReadCount: number;
        };
        /** @description Where the chat is. */
        ChatLaunch: {
            /**
             * @description An https address or a path of the site.
             * @example /wps/chat/window?language=en
             */
            chatUrl: string;
        };
        /** @description A message of the player. */
        ChatSayBody: {
            /**
             * @description Name that the page gives the message; the same name again is the same message.
             * @example b7c1f0a2-0d51
             */
            key?: string;
            /**
             * @description What they write.
             * @example Hello
             */
            text: string;
        };
        /** @description A classification of a game type. */
        Classification: {
            /**
             * @description Name in the language of the call.
             * @example Jackpot
             */
            displayName: string;
            /**
             * @description Key for the list call.
             * @example JP
             */
            key: string;
            /**
             * @description Vendor codes that have such games.
             * @example [
             *       "JL"
             *     ]
             */
            vendors: string[];
        };
        /** @description What a player is told before the account is closed. */
        Closing: {
            /**
             * @description Money that is left as decimal text.
             * @example 0.00
             */
            balance: string;
            /**
             * @description What must be done first: withdraw, wait for open bets or payments, or ask customer service.
             * @example balance
             * @enum {string}
             */
            obstacle?: "balance" | "bets" | "payment" | "agent";
        };
        /** @description The proof, and the remainder that is given up because it is too small to be paid out. */
        ClosingBody: {
            /**
             * @description The code.
             * @example 246810
             */
            code?: string;
            /**
             * @description The very balance as decimal text.
             * @example 0.30
             */
            forfeit?: string;
            /**
             * @description The login password.
             * @example Livery-2026
             */
            password?: string;
        };
        /** @description Rank label. */
        ClubLabel: {
            /**
             * @description Name of the rank.
             * @example Silver
             */
            labelName: string;
        };
        /**
         * @description A JSON body as compact JWE (RFC 7516), ECDH-ES with A256GCM, for a key of /wps/keys. Where its header has `name_digest`, a platform refuses a name inside that has another digest (docs/platform.md).
         * @example eyJhbGciOiJFQ0RILUVTIn0..a.b.c
         */
        CompactJwe: string;
        /** @description Conditions of the next rank. */
        ConditionProgress: {
            /**
             * @description Conditions that are met.
             * @example 3
             */
            completedConditions: number;
            /**
             * @description Conditions in all.
             * @example 5
             */
            totalExpectedConditions: number;
        };
        /** @description A contract. */
        Contract: {
            /**
             * @description When it was answered, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            answeredAt?: string;
            /**
             * @description When it ended, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            endedAt?: string;
            /**
             * @description Id.
             * @example 7
             */
            id: number;
            /**
             * @description When it was offered, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            offeredAt: string;
            /**
             * @description User name of the upline; absent for the house.
             * @example lavinia
             */
            offeredBy?: string;
            /**
             * @description How often it is settled: day, week, halfMonth, month or hour.
             * @example day
             */
            period: string;
            /**
             * @description offered, accepted, rejected or ended.
             * @example offered
             */
            state: string;
            /**
             * @description Rates by rising thresholds.
             * @example [
             *       {
             *         "threshold": "1000.00",
             *         "rate": "0.50"
             *       }
             *     ]
             */
            tiers: components["schemas"]["ContractTier"][];
        };
        /** @description An answer to offered terms. */
        ContractAnswer: {
            /**
             * @description accept or reject.
             * @example accept
             */
            answer: string;
            /**
             * @description Id of the terms that were read.
             * @example 7
             */
            contractId: number;
            /**
             * @description daily, dividend or hourly.
             * @example daily
             */
            kind: string;
        };
        /** @description Terms for a direct member. */
        ContractOffer: {
            /**
             * @description daily, dividend or hourly.
             * @example daily
             */
            kind: string;
            /**
             * @description User name of the member.
             * @example marlow
             */
            member: string;
            /**
             * @description How often it is settled: day, week, halfMonth, month or hour.
             * @example day
             */
            period: string;
            /**
             * @description Rates by rising thresholds.
             * @example [
             *       {
             *         "threshold": "1000.00",
             *         "rate": "0.50"
             *       }
             *     ]
             */
            tiers: components["schemas"]["ContractTier"][];
        };
        /** @description Contracts that wait for an answer. */
        ContractRequests: {
            /**
             * @description Non-empty when an hourly salary is offered.
             * @example
             */
            contracthoursalreq: string;
            /**
             * @description Non-empty when a daily salary is offered.
             * @example daily
             */
            dailysalreqtype: string;
            /**
             * @description Non-empty when a dividend is offered.
             * @example
             */
            divtypecompperiodreq: string;
        };
        /** @description The contracts of one kind of a player. */
        Contracts: {
            current?: components["schemas"]["Contract"];
            /**
             * @description daily, dividend or hourly.
             * @example daily
             */
            kind: string;
            /**
             * @description Ended and rejected ones, newest first.
             * @example []
             */
            past: components["schemas"]["Contract"][];
            pending?: components["schemas"]["Contract"];
        };
        /** @description The agent's own terms; what they offer cannot go beyond them. */
        ContractTerms: {
            /**
             * @description How often it is settled: day, week, halfMonth, month or hour.
             * @example day
             */
            period: string;
            /**
             * @description Rates by rising thresholds.
             * @example [
             *       {
             *         "threshold": "1000.00",
             *         "rate": "0.50"
             *       }
             *     ]
             */
            tiers: components["schemas"]["ContractTier"][];
        };
        /** @description The rate from a threshold on. */
        ContractTier: {
            /**
             * @description Percentage as decimal text.
             * @example 0.50
             */
            rate: string;
            /**
             * @description Figure of the team as decimal text.
             * @example 1000.00
             */
            threshold: string;
        };
        /** @description Country of the visitor. */
        Country: {
            /**
             * @description Country code.
             * @example PK
             */
            country: string;
            /**
             * @description Dialling code, empty when there is none.
             * @example +92
             */
            dialingCode: string;
        };
        /** @description A way to reach customer service. */
        CustomerService: {
            /**
             * @description Words for it.
             * @example Speak to the concierge
             */
            title: string;
            /**
             * @description LIVECHAT or another way.
             * @example LIVECHAT
             */
            type: string;
            /**
             * @description Address when it is not the chat.
             * @example mailto:help@karat.example
             */
            url?: string;
        };
        /** @description A payment in. */
        DepositBody: {
            /**
             * @description Decimal text.
             * @example 50.00
             */
            amount: string;
            /**
             * @description Id of the payment method.
             * @example bank
             */
            channel: string;
            /**
             * @description Name that the page gives the order; the same name again is the same payment.
             * @example b7c1f0a2-0d51
             */
            key?: string;
            values?: components["schemas"]["PaymentValues"];
        };
        /** @description Which detail to prove; without a value the one on record. */
        DetailBody: {
            /**
             * @description Dialling code of a number.
             * @example +44
             */
            countryDialingCode?: string;
            /**
             * @description The detail.
             * @example email
             * @enum {string}
             */
            field: "mobileNum" | "email";
            /**
             * @description A number or mail address that is not on record.
             * @example marlow@mail.com
             */
            value?: string;
        };
        /** @description A detail and the code that proves it. */
        DetailProof: {
            /**
             * @description The code.
             * @example 246810
             */
            code: string;
            /**
             * @description Dialling code of a number.
             * @example +44
             */
            countryDialingCode?: string;
            /**
             * @description The detail.
             * @example email
             * @enum {string}
             */
            field: "mobileNum" | "email";
            /**
             * @description As in the call for the code.
             * @example marlow@mail.com
             */
            value?: string;
        };
        /** @description Domains of the merchant. */
        DomainRoute: {
            /**
             * @description Domains.
             * @example [
             *       "karat.example"
             *     ]
             */
            domainList: string[];
        };
        /** @description A finished draw. */
        Draw: {
            /**
             * @description Moment of the draw
             * @example 1780000000000
             */
            drawnAt: number;
            /**
             * @description Number of the draw.
             * @example 2966700
             */
            issue: string;
            /**
             * @description Code.
             * @example lucky-forty-nine
             */
            lotteryCode: string;
            /**
             * @description Name.
             * @example Lucky Forty-Nine
             */
            lotteryName: string;
            /**
             * @description Drawn numbers in their order.
             * @example [
             *       4,
             *       8,
             *       15,
             *       16,
             *       23,
             *       42
             *     ]
             */
            numbers: number[];
            /**
             * @description Levels of a Vietnamese draw, the special prize first.
             * @example [
             *       {
             *         "level": "special",
             *         "numbers": [
             *           "00731"
             *         ]
             *       }
             *     ]
             */
            prizes?: components["schemas"]["PrizeLevel"][];
        };
        /** @description Finished draws. */
        DrawList: {
            /**
             * @description Draws, newest first for each lottery.
             * @example []
             */
            list: components["schemas"]["Draw"][];
        };
        /** @description What an agent earned in one closed period. */
        Earning: {
            /**
             * @description Earned as decimal text.
             * @example 8.40
             */
            amount: string;
            /**
             * @description Turnover, or the result of the team, as decimal text.
             * @example 1200.00
             */
            base: string;
            /**
             * @description Whether the agent who asks may pay it now.
             * @example false
             */
            canPay: boolean;
            /**
             * @description Last day.
             * @example 2026-06-15
             */
            endDate: string;
            /**
             * @description Id.
             * @example 12
             */
            id: number;
            /**
             * @description Percent.
             * @example 0.70
             */
            rate: string;
            /**
             * @description First day by the site's clock.
             * @example 2026-06-01
             */
            startDate: string;
            /**
             * @description Beginning, ISO 8601.
             * @example 2026-06-01T00:00:00.000Z
             */
            startsAt: string;
            /**
             * @description none where nothing is due, pending until it is paid by hand.
             * @example paid
             * @enum {string}
             */
            state: "none" | "pending" | "paid";
            /**
             * @description Whose it is; of a rebate, by whose turnover it came.
             * @example kamran
             */
            userName: string;
        };
        /** @description A page of what agents earned in closed periods. */
        EarningPage: {
            /**
             * @description Rows of the page.
             * @example []
             */
            list: components["schemas"]["Earning"][];
            /**
             * @description What all rows that were asked for come to, on whichever page.
             * @example {
             *       "count": 2,
             *       "amount": "8.40",
             *       "pending": "3.00"
             *     }
             */
            sums: {
                /**
                 * @description Earned as decimal text.
                 * @example 8.40
                 */
                amount: string;
                /**
                 * @description How many.
                 * @example 2
                 */
                count: number;
                /**
                 * @description Not yet paid as decimal text.
                 * @example 3.00
                 */
                pending: string;
            };
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description Nothing besides the call itself. */
        EmptyBody: Record<string, never>;
        /** @description An encrypted body beside its module id. */
        EncryptedBody: {
            /**
             * @description The compact JWE.
             * @example eyJhbGciOiJFQ0RILUVTIn0..a.b.c
             */
            data: string;
            /**
             * @description Module id.
             * @example REG3
             */
            moduleId?: string;
        };
        /** @description What has ended. */
        EndedSessions: {
            /**
             * @description Number of sessions.
             * @example 2
             */
            ended: number;
        };
        /** @description How long, and the proof that the account is the caller's. */
        ExclusionBody: {
            /**
             * @description The code.
             * @example 246810
             */
            code?: string;
            /**
             * @description In place of months: without an end, where that is offered.
             * @example true
             */
            endless?: boolean;
            /**
             * @description One of the lengths that are offered.
             * @example 6
             */
            months?: number;
            /**
             * @description The login password.
             * @example Livery-2026
             */
            password?: string;
        };
        /** @description The request in writing, and the proof that the account is the caller's. */
        ExclusionEndBody: {
            /**
             * @description The code.
             * @example 246810
             */
            code?: string;
            /**
             * @description The login password.
             * @example Livery-2026
             */
            password?: string;
            /**
             * @description 10 to 200 characters.
             * @example Please end my exclusion.
             */
            text: string;
        };
        /** @description The first code of the app. */
        FactorCodeBody: {
            /**
             * @description Six digits.
             * @example 246810
             */
            code: string;
        };
        /** @description Why a call failed. */
        Failure: {
            /**
             * @description Permanent code.
             * @example login.failed
             */
            code: string;
            /**
             * @description English text.
             * @example Unknown error
             */
            message: string;
            /**
             * @description More about the failure: captcha, fields, formHash, expirationTime, waitSeconds.
             * @example {
             *       "captcha": true
             *     }
             */
            value?: {
                [key: string]: unknown;
            };
        };
        /** @description A favourite. */
        FavouriteBody: {
            /**
             * @description Identity of the game.
             * @example 48120433
             */
            nodeId: string;
            /**
             * @description Token where a merchant has it sent in the body.
             * @example h0yq3b
             */
            token?: string;
            /**
             * @description Vendor code.
             * @example BRIGHTFORGE
             */
            vendor?: string;
        };
        /** @description Identity of a favourite. */
        FavouriteId: {
            /**
             * @description Identity of the game.
             * @example 48120433
             */
            nodeId: string;
            /**
             * @description Vendor code.
             * @example BRIGHTFORGE
             */
            vassalage: string;
        };
        /** @description Identities of favourites. */
        FavouriteIds: {
            /**
             * @description Identities.
             * @example []
             */
            content: components["schemas"]["FavouriteId"][];
            /**
             * @description This page.
             * @example 1
             */
            pageNum: number;
            /**
             * @description Identities on a page.
             * @example 100
             */
            pageSize: number;
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description A page of favourites. */
        FavouritePage: {
            /**
             * @description Games.
             * @example []
             */
            content: components["schemas"]["Game"][];
            /**
             * @description This page.
             * @example 1
             */
            pageNum: number;
            /**
             * @description Games on a page.
             * @example 35
             */
            pageSize: number;
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description Feedback. */
        FeedbackBody: {
            /**
             * @description Answer to the captcha.
             * @example 4821
             */
            captcha: string;
            /**
             * @description 10 to 200 characters.
             * @example The live tables load slowly in the evening.
             */
            content: string;
            /**
             * @description Ignored; the token tells who sends.
             * @example marlow
             */
            sender?: string;
            /**
             * @description Question type: 1 deposit, 2 withdraw, 3 game, 4 service, 6 apply, 0 other.
             * @example 3
             */
            type: number | string;
        };
        /** @description A question of the player. */
        FeedbackEntry: {
            /**
             * @description Plain text; absent until somebody answered.
             * @example Thank you. It is fixed.
             */
            answer?: string;
            /**
             * @description When it was answered, ISO 8601.
             * @example 2026-06-01T09:30:00.000Z
             */
            answeredAt?: string;
            /**
             * @description What was asked.
             * @example The live tables load slowly in the evening.
             */
            content: string;
            /**
             * @description Id of the question.
             * @example 3
             */
            id: number;
            /**
             * @description When it was sent, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            sentAt: string;
            /**
             * @description Question type as it was sent.
             * @example 3
             */
            type: number;
        };
        /** @description A page of the player's questions. */
        FeedbackList: {
            /**
             * @description Questions, newest first.
             * @example []
             */
            list: components["schemas"]["FeedbackEntry"][];
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description The rule of a field. */
        FieldRule: {
            /**
             * @description Whether the field is shown.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Most characters.
             * @example 16
             */
            max?: number;
            /**
             * @description Fewest characters.
             * @example 4
             */
            min?: number;
            /**
             * @description Place in the form.
             * @example 10
             */
            order?: number;
            /**
             * @description Id of a registered pattern.
             * @example account
             */
            patternId?: string;
            /**
             * @description Whether it must be filled in.
             * @example true
             */
            required: boolean;
        };
        /** @description A match and the game that takes bets on it. */
        Fixture: {
            /**
             * @description Second side.
             * @example Meadow Park
             */
            away: string;
            /**
             * @description When bets close in milliseconds since 1970.
             * @example 1784030400000
             */
            closesAt: number;
            game: components["schemas"]["Game"];
            /**
             * @description First side.
             * @example Ironworks
             */
            home: string;
            /**
             * @description Identity; the launch takes it.
             * @example 495312-three-0
             */
            id: string;
            /**
             * @description 1 when it is played as the bet is laid.
             * @example 1
             * @enum {integer}
             */
            isVirtual?: 0 | 1;
            /**
             * @description What a stake of 1 pays back for each end; a match that always has a winner has no draw.
             * @example {
             *       "home": 1.42,
             *       "draw": 4.1,
             *       "away": 7.25
             *     }
             */
            odds: {
                /**
                 * @description The second side wins.
                 * @example 7.25
                 */
                away: number;
                /**
                 * @description Nobody wins.
                 * @example 4.1
                 */
                draw?: number;
                /**
                 * @description The first side wins.
                 * @example 1.42
                 */
                home: number;
            };
        };
        /** @description Matches that can be bet on now. */
        FixtureList: {
            /**
             * @description Matches.
             * @example []
             */
            list: components["schemas"]["Fixture"][];
        };
        /** @description A request for a new password by mail. */
        ForgotPasswordBody: {
            /**
             * @description Mail address of the account.
             * @example marlow@karat.example
             */
            email: string;
            /**
             * @description User name.
             * @example marlow
             */
            username: string;
        };
        /** @description A game. */
        Game: {
            /**
             * @description Vendor name.
             * @example Brightforge
             */
            displayName: string;
            /**
             * @description Classification key.
             * @example VIDEO
             */
            gameClassify: string;
            /**
             * @description Code for the launch; lobby when absent.
             * @example ember-tiger
             */
            gameCode?: string;
            /**
             * @description Id.
             * @example ember-tiger
             */
            gameId: string;
            /**
             * @description Name.
             * @example Ember Tiger
             */
            gameName: string;
            /**
             * @description Game type.
             * @example RNG
             */
            gameType: string;
            /**
             * @description Picture; the site adds -p, -s, -l or -c and .avif.
             * @example /art/games/ember-tiger
             */
            iconUrl: string;
            /**
             * @description 1 for a game of the browser.
             * @example 1
             * @enum {integer}
             */
            isGameH5: 0 | 1;
            /**
             * @description 1 when new.
             * @example 0
             * @enum {integer}
             */
            isNew: 0 | 1;
            /**
             * @description Smallest stake as decimal text.
             * @example 0.20
             */
            minBet: string;
            /**
             * @description Identity key.
             * @example 48120433
             */
            nodeId: string;
            /**
             * @description Name.
             * @example Ember Tiger
             */
            nodeName: string;
            /**
             * @description Share of the stakes that players get back in the long run.
             * @example 94.7
             */
            returnPercent?: number;
            /**
             * @description Badge: HOT, NEW, JP or empty.
             * @example HOT
             */
            showIcon: string;
            /**
             * @description 1 when it can be tried.
             * @example 1
             * @enum {integer}
             */
            supportPlay: 0 | 1;
            /**
             * @description Vendor code.
             * @example BRIGHTFORGE
             */
            vassalage: string;
            /**
             * @description Amount won; only inside a winner entry.
             * @example 120.00
             */
            winAmount?: string;
        };
        /** @description Games without paging. */
        GameList: {
            /**
             * @description Games.
             * @example []
             */
            list: components["schemas"]["Game"][];
        };
        /** @description A page of games. */
        GamePage: {
            /**
             * @description Games.
             * @example []
             */
            games: components["schemas"]["Game"][];
            /**
             * @description This page.
             * @example 1
             */
            pageNum: number;
            /**
             * @description Games on a page.
             * @example 36
             */
            pageSize: number;
            /**
             * @description Games in all.
             * @example 421
             */
            totalCount: number;
            /**
             * @description Pages in all.
             * @example 12
             */
            totalPages: number;
        };
        /** @description A wallet that games of some providers play from, as the platform describes it. */
        GameWallet: {
            id: components["schemas"]["WalletId"];
            title: components["schemas"]["LocalWords"];
            /**
             * @description Codes of the providers; a wallet without any is one that is no longer offered.
             * @example [
             *       "MOONFERRY"
             *     ]
             */
            vendors: string[];
        };
        /** @description The player's icon. */
        HeadIcon: {
            /**
             * @description Icons to choose from.
             * @example [
             *       1,
             *       2,
             *       3
             *     ]
             */
            choices?: number[];
            /**
             * @description Number of the icon.
             * @example 1
             */
            icon: number;
            /**
             * @description The player's own picture as a data address.
             * @example data:image/webp;base64,UklGRg==
             */
            picture?: string;
        };
        /** @description A choice of icon, or a picture of the player's own. */
        HeadIconBody: {
            /**
             * @description Number of the icon.
             * @example 2
             */
            icon?: number;
            /**
             * @description A PNG or JPG of at most 5 MB, as base64.
             * @example iVBORw0KGgo=
             */
            picture?: string;
        };
        /** @description A help entry. */
        HelpEntry: {
            /**
             * @description HTML; the site sanitises it.
             * @example <p>One person
             * @example one account.</p>
             */
            content: string;
            /**
             * @description Name in the address.
             * @example terms
             */
            tag: string;
            /**
             * @description Title.
             * @example Terms and conditions
             */
            title: string;
        };
        /** @description Work in the format of ALTCHA, signed by the platform. */
        HumanChallenge: {
            /**
             * @description What has to be found.
             * @example {
             *       "algorithm": "PBKDF2/SHA-256",
             *       "cost": 1000,
             *       "keyLength": 32,
             *       "keyPrefix": "00",
             *       "nonce": "9a1b",
             *       "salt": "77e0"
             *     }
             */
            parameters: {
                /**
                 * @description Derivation of a key.
                 * @example PBKDF2/SHA-256
                 */
                algorithm: string;
                /**
                 * @description Iterations of one try.
                 * @example 1000
                 */
                cost: number;
                /**
                 * @description The brand.
                 * @example {
                 *       "merchant": "karat"
                 *     }
                 */
                data?: {
                    [key: string]: string;
                };
                /**
                 * @description End of the work, in seconds since 1970.
                 * @example 1780000000
                 */
                expiresAt?: number;
                /**
                 * @description Bytes of a key.
                 * @example 32
                 */
                keyLength: number;
                /**
                 * @description What the wanted key begins with.
                 * @example 00
                 */
                keyPrefix: string;
                /**
                 * @description Proof of the wanted key.
                 * @example 5f0c
                 */
                keySignature?: string;
                /**
                 * @description Beginning of what is derived from.
                 * @example 9a1b
                 */
                nonce: string;
                /**
                 * @description Salt of the derivation.
                 * @example 77e0
                 */
                salt: string;
            };
            /**
             * @description Proof that the platform made it.
             * @example 5f0c
             */
            signature: string;
        };
        /** @description A page of the mailbox. */
        Inbox: {
            /**
             * @description Messages, newest first.
             * @example []
             */
            list: components["schemas"]["InboxMessage"][];
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description Messages of the player's own mailbox. Ids of others are passed over. */
        InboxChoice: {
            /**
             * @description Ids of the messages.
             * @example [
             *       7,
             *       9
             *     ]
             */
            ids: number[];
        };
        /** @description A message to one player. */
        InboxMessage: {
            /**
             * @description Plain text.
             * @example Your account is ready.
             */
            content: string;
            /**
             * @description Id of the message.
             * @example 7
             */
            id: number;
            /**
             * @description Whether it was read before.
             * @example false
             */
            read: boolean;
            /**
             * @description When it was sent, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            sentAt: string;
            /**
             * @description Title.
             * @example Welcome, marlow
             */
            title: string;
        };
        /** @description A code with which others register below the agent: `/m/register?affiliateCode=`. */
        Invitation: {
            /**
             * @description Code.
             * @example K7WQ2MHD
             */
            code: string;
            /**
             * @description When it was made, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description What kind of account it makes.
             * @example player
             * @enum {string}
             */
            kind: "agent" | "player";
            /**
             * @description Rates of the accounts that it makes.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80"
             *       }
             *     ]
             */
            rates: components["schemas"]["RateLine"][];
        };
        /** @description An invitation to make. */
        InvitationBody: {
            /**
             * @description What kind of account it makes.
             * @example player
             * @enum {string}
             */
            kind: "agent" | "player";
            /**
             * @description Preset rates, up to the agent's own.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80"
             *       }
             *     ]
             */
            rates: components["schemas"]["RateLine"][];
        };
        /** @description Whether an invitation code is known. */
        InvitationCheck: {
            /**
             * @description Whether it is known.
             * @example true
             */
            success: boolean;
        };
        /** @description Which invitation is meant. */
        InvitationCodeBody: {
            /**
             * @description Code.
             * @example K7WQ2MHD
             */
            code: string;
        };
        /** @description Invitations. */
        InvitationList: {
            /**
             * @description Invitations, newest first.
             * @example []
             */
            list: components["schemas"]["Invitation"][];
        };
        /** @description A JWKS that is also the value. */
        KeysAnswer: {
            /**
             * @description Keys, the current one first.
             * @example [
             *       {
             *         "kty": "EC",
             *         "kid": "0b6c2f1e",
             *         "use": "enc",
             *         "alg": "ECDH-ES"
             *       }
             *     ]
             */
            keys: components["schemas"]["PublicKey"][];
            value: components["schemas"]["KeySet"];
        };
        /** @description A JWKS. */
        KeySet: {
            /**
             * @description Keys, the current one first.
             * @example [
             *       {
             *         "kty": "EC",
             *         "kid": "0b6c2f1e",
             *         "use": "enc",
             *         "alg": "ECDH-ES"
             *       }
             *     ]
             */
            keys: components["schemas"]["PublicKey"][];
        };
        /** @description Where a game is played. */
        Launch: {
            /**
             * @description An https address or a path of the site.
             * @example https://games.example/play
             */
            url: string;
        };
        /** @description A live table. */
        LiveModel: {
            /**
             * @description Picture without ratio and ending.
             * @example /art/games/nine-baccarat
             */
            iconUrl: string;
            /**
             * @description Id of the table.
             * @example karat-48120433
             */
            id: string;
            /**
             * @description Name of the table.
             * @example Nine Baccarat
             */
            name: string;
            /**
             * @description Vendor code.
             * @example VERMEIL
             */
            vassalage: string;
        };
        /** @description Live tables. */
        LiveModels: {
            /**
             * @description Tables.
             * @example []
             */
            list: components["schemas"]["LiveModel"][];
        };
        /** @description A text by language; the default language stands in where one is missing. */
        LocalWords: {
            [key: string]: string;
        };
        /** @description Where the visitor is. */
        Location: {
            /**
             * @description Country code.
             * @example PK
             */
            country?: string;
            /**
             * @description Address.
             * @example 198.51.100.7
             */
            ip: string;
        };
        /** @description A session. */
        Login: {
            /**
             * @description Whether this is the first login.
             * @example false
             */
            firstTimeLogin: boolean;
            /**
             * @description The brand asks for a second factor, and the member has none yet; until then calls that act answer factor.required.
             * @example true
             */
            secondFactorMissing?: boolean;
            /**
             * @description Opaque token.
             * @example h0yq3bT2
             */
            token: string;
            /**
             * @description Customer type.
             * @example 0
             */
            type: number;
            /**
             * @description Name of the account.
             * @example marlow
             */
            userName: string;
        };
        /** @description The session; or, for who has a second factor, the ticket that the second step takes. */
        LoginAnswer: components["schemas"]["Login"] | components["schemas"]["SecondStep"];
        /** @description A login. */
        LoginBody: components["schemas"]["SecretLoginBody"] | components["schemas"]["ProvenLoginBody"];
        /** @description A lottery and its open draw. */
        Lottery: {
            /**
             * @description Moment of the draw
             * @example 1780000000000
             */
            closesAt: number;
            /**
             * @description Picture without ratio and ending.
             * @example /art/games/lucky-forty-nine
             */
            iconUrl: string;
            /**
             * @description Number of the open draw.
             * @example 2966701
             */
            issue: string;
            /**
             * @description Code.
             * @example lucky-forty-nine
             */
            lotteryCode: string;
            /**
             * @description Name.
             * @example Lucky Forty-Nine
             */
            lotteryName: string;
            /**
             * @description Identity of the game.
             * @example 48120433
             */
            nodeId: string;
            /**
             * @description Time between draws.
             * @example 600
             */
            periodSeconds: number;
            /**
             * @description Vendor code.
             * @example LOTT
             */
            vassalage: string;
        };
        /** @description Lotteries of one maker. */
        LotteryGroup: {
            /**
             * @description Vendor name.
             * @example Lottery Hall
             */
            displayName: string;
            /**
             * @description Lotteries.
             * @example []
             */
            lotteries: components["schemas"]["Lottery"][];
            /**
             * @description Vendor code.
             * @example LOTT
             */
            vassalage: string;
        };
        /** @description Lotteries. */
        LotteryList: {
            /**
             * @description Lotteries.
             * @example []
             */
            list: components["schemas"]["Lottery"][];
        };
        /** @description Lotteries by maker. */
        LotteryMenu: {
            /**
             * @description Groups.
             * @example []
             */
            list: components["schemas"]["LotteryGroup"][];
        };
        /** @description The contracts of one kind of a member, as their agent sees them. */
        MemberContracts: {
            current?: components["schemas"]["Contract"];
            /**
             * @description daily, dividend or hourly.
             * @example daily
             */
            kind: string;
            limit?: components["schemas"]["ContractTerms"];
            /**
             * @description User name.
             * @example marlow
             */
            member: string;
            /**
             * @description Ended and rejected ones, newest first.
             * @example []
             */
            past: components["schemas"]["Contract"][];
            pending?: components["schemas"]["Contract"];
        };
        /** @description One detail. */
        MemberDetail: {
            /**
             * @description Name of the registration field.
             * @example email
             */
            field: string;
            /**
             * @description Whether it is proved.
             * @example verified
             * @enum {string}
             */
            state: "verified" | "given" | "missing";
            /**
             * @description What is on record, masked.
             * @example 44•••100
             */
            value?: string;
        };
        /** @description Personal details of the player. */
        MemberDetails: {
            /**
             * @description Whether the player has a login password; who signs in elsewhere has none. Absent means yes.
             * @example true
             */
            hasPassword?: boolean;
            /**
             * @description Whether a withdrawal password is set.
             * @example false
             */
            hasPaymentPassword: boolean;
            /**
             * @description Details in order.
             * @example [
             *       {
             *         "field": "email",
             *         "value": "ma•••@karat.example",
             *         "state": "given"
             *       }
             *     ]
             */
            items: components["schemas"]["MemberDetail"][];
        };
        /** @description The signed-in player. */
        MemberInfo: {
            /**
             * @description User name.
             * @example marlow
             */
            account: string;
            clubLabel?: components["schemas"]["ClubLabel"];
            /**
             * @description Id of the account.
             * @example 1
             */
            id: string;
            /**
             * @description Seconds for which the session goes on without an act of the player; the site asks them in time. Absent: the platform has no idle limit, or does not tell.
             * @example 1800
             */
            idleSecondsLeft?: number;
            /**
             * @description What stands in the player's invitation link, and is then taken as `recommenderId`. Absent: the link says the user name, and where that is a phone number, the site says so beside it.
             * @example K7M2QXVB9T
             */
            inviteCode?: string;
            /**
             * @description Name to be called by.
             * @example Marlow
             */
            nickname?: string;
            /**
             * @description Customer type.
             * @example 0
             */
            type: number;
        };
        /** @description Rebate rates of a direct member. */
        MemberRates: {
            /**
             * @description What holds now, with the most that may be given; it is never lowered.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80",
             *         "own": "1.20"
             *       }
             *     ]
             */
            rates: {
                /**
                 * @description Game type.
                 * @example RNG
                 */
                gameType: string;
                /**
                 * @description Percent that the agent has.
                 * @example 1.20
                 */
                own: string;
                /**
                 * @description Percent that the member has.
                 * @example 0.80
                 */
                percent: string;
            }[];
            /**
             * @description User name.
             * @example pemberton
             */
            userName: string;
        };
        /** @description New rates of a direct member. */
        MemberRatesBody: {
            /**
             * @description User name.
             * @example pemberton
             */
            member: string;
            /**
             * @description Rates that shall hold; a game type that is not named keeps its own.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80"
             *       }
             *     ]
             */
            rates: components["schemas"]["RateLine"][];
        };
        /** @description The name to be called by. */
        NicknameBody: {
            /**
             * @description Nickname.
             * @example Duchess
             */
            nickname: string;
        };
        /** @description An account that an agent opens. */
        OpenAccountBody: {
            /**
             * @description What kind of account.
             * @example player
             * @enum {string}
             */
            kind: "agent" | "player";
            /**
             * @description Password.
             * @example walnut734
             */
            password: string;
            /**
             * @description Rates of the new account, up to the agent's own.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80"
             *       }
             *     ]
             */
            rates: components["schemas"]["RateLine"][];
            /**
             * @description User name.
             * @example marlow92
             */
            username: string;
        };
        /** @description An account that was opened. */
        OpenedAccount: {
            /**
             * @description What kind of account.
             * @example player
             * @enum {string}
             */
            kind: "agent" | "player";
            /**
             * @description User name.
             * @example marlow92
             */
            userName: string;
        };
        /** @description How a player proves that it is them. */
        OwnProof: {
            /**
             * @description By the login password, a code, or a sign-in of a moment ago.
             * @example password
             * @enum {string}
             */
            proof: "password" | "code" | "signIn";
            /**
             * @description Number that a code goes to, masked.
             * @example •••123
             */
            sentTo?: string;
        };
        /** @description The proof that the player was asked for; none for a sign-in. */
        OwnProofBody: {
            /**
             * @description The code.
             * @example 246810
             */
            code?: string;
            /**
             * @description The login password.
             * @example Livery-2026
             */
            password?: string;
        };
        /** @description What has been credited. */
        PaidAmount: {
            /**
             * @description Decimal text.
             * @example 8.00
             */
            amount: string;
        };
        /** @description Whose password was set. */
        PasswordOwner: {
            /**
             * @description Name to log in with.
             * @example marlow
             */
            userName: string;
        };
        /** @description A payment and how it stands. */
        Payment: {
            /**
             * @description What was ordered.
             * @example 50.00
             */
            amount: string;
            card?: components["schemas"]["CardDigits"];
            /**
             * @description When its state last changed, ISO 8601.
             * @example 2026-03-05T14:06:00.000Z
             */
            changedAt: string;
            /**
             * @description When it was ordered, ISO 8601.
             * @example 2026-03-05T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Code of the currency.
             * @example GBP
             */
            currency: string;
            /**
             * @description In or out.
             * @example deposit
             * @enum {string}
             */
            direction: "deposit" | "withdraw";
            /**
             * @description Until when it waits, ISO 8601.
             * @example 2026-03-05T14:35:00.000Z
             */
            expiresAt?: string;
            /**
             * @description What it costs.
             * @example 0.00
             */
            fee: string;
            /**
             * @description Id.
             * @example 7
             */
            id: number;
            /**
             * @description Id of the method.
             * @example bank
             */
            method: string;
            /**
             * @description What of it has arrived.
             * @example 50.00
             */
            received: string;
            /**
             * @description Name of the payment for people.
             * @example P4K7-20QX
             */
            reference: string;
            state: components["schemas"]["PaymentState"];
            step?: components["schemas"]["PaymentStep"];
            title: components["schemas"]["LocalWords"];
            /**
             * @description What the player pays, or is paid.
             * @example 50.00
             */
            total: string;
        };
        /** @description The balance and the payment that was ordered. */
        PaymentAnswer: {
            payment: components["schemas"]["Payment"];
            /**
             * @description The balance.
             * @example 150.00
             */
            sumBalance: string;
        };
        /** @description What a payment costs: it is paid on top of a deposit and kept back from a withdrawal. */
        PaymentFee: {
            /**
             * @description In the currency.
             * @example 0.00
             */
            fixed: string;
            /**
             * @description Of the amount.
             * @example 1.50
             */
            percent: string;
        };
        /** @description Rule of one field. */
        PaymentField: {
            /**
             * @description Values to choose from.
             * @example [
             *       "north",
             *       "south"
             *     ]
             */
            enum?: string[];
            /**
             * @description Most characters.
             * @example 19
             */
            maxLength?: number;
            /**
             * @description Fewest characters.
             * @example 12
             */
            minLength?: number;
            /**
             * @description Expression for the whole text.
             * @example ^\d+$
             */
            pattern?: string;
            /**
             * @description Always text.
             * @example string
             * @enum {string}
             */
            type: "string";
        };
        /** @description How a field is drawn. */
        PaymentFieldHints: {
            /**
             * @description What browsers may fill in.
             * @example cc-number
             */
            autocomplete?: string;
            /**
             * @description Words of the values of a choice.
             * @example {
             *       "north": {
             *         "en": "North"
             *       }
             *     }
             */
            choices?: {
                [key: string]: components["schemas"]["LocalWords"];
            };
            hint?: components["schemas"]["LocalWords"];
            label: components["schemas"]["LocalWords"];
            /**
             * @description A line of text when absent.
             * @example digits
             * @enum {string}
             */
            widget?: "text" | "digits" | "email" | "textarea" | "choice";
        };
        /** @description What a method asks for. */
        PaymentFields: {
            schema: components["schemas"]["PaymentFieldsSchema"];
            /**
             * @description How each field is drawn.
             * @example {
             *       "cardNumber": {
             *         "label": {
             *           "en": "Card number"
             *         },
             *         "widget": "digits"
             *       }
             *     }
             */
            ui: {
                [key: string]: components["schemas"]["PaymentFieldHints"];
            };
        };
        /** @description A closed subset of JSON Schema: an object of texts. */
        PaymentFieldsSchema: {
            /**
             * @description Fields by name, in the order in which they are shown.
             * @example {
             *       "cardNumber": {
             *         "type": "string",
             *         "maxLength": 19
             *       }
             *     }
             */
            properties: {
                [key: string]: components["schemas"]["PaymentField"];
            };
            /**
             * @description Fields that must not stay empty.
             * @example [
             *       "cardNumber"
             *     ]
             */
            required?: string[];
            /**
             * @description Always an object.
             * @example object
             * @enum {string}
             */
            type: "object";
        };
        /** @description Least and largest amount in a currency. */
        PaymentLimits: {
            /**
             * @description Code of the currency.
             * @example GBP
             */
            currency: string;
            /**
             * @description Largest amount.
             * @example 5000.00
             */
            max: string;
            /**
             * @description Least amount.
             * @example 10.00
             */
            min: string;
        };
        /** @description One line of an instruction. */
        PaymentLine: {
            label: components["schemas"]["LocalWords"];
            /**
             * @description What to copy.
             * @example 20481936
             */
            value: string;
        };
        /** @description The payment that a movement belongs to. */
        PaymentMark: {
            /**
             * @description Id.
             * @example 7
             */
            id: number;
            /**
             * @description Name of the payment for people.
             * @example P4K7-20QX
             */
            reference: string;
            state: components["schemas"]["PaymentState"];
        };
        /** @description A way to pay; pages draw it from this alone. */
        PaymentMethod: {
            /**
             * @description How long a payment usually takes; 0 is at once.
             * @example 0
             */
            expectedSeconds: number;
            fee: components["schemas"]["PaymentFee"];
            fields: components["schemas"]["PaymentFields"];
            /**
             * @description Id.
             * @example bank
             */
            id: string;
            /**
             * @description Limits by currency; a method without those of the brand's currency is not offered.
             * @example [
             *       {
             *         "currency": "GBP",
             *         "min": "10.00",
             *         "max": "5000.00"
             *       }
             *     ]
             */
            limits: components["schemas"]["PaymentLimits"][];
            next: components["schemas"]["PaymentNext"];
            title: components["schemas"]["LocalWords"];
            /**
             * @description Whether it pays to one of the player's bank cards.
             * @example true
             */
            toCard?: boolean;
        };
        /** @description Ways to pay in one direction. */
        PaymentMethods: {
            /**
             * @description In the order in which they are offered.
             * @example []
             */
            list: components["schemas"]["PaymentMethod"][];
        };
        /**
         * @description What follows: paid at once, later without the player, instructions, a page to come back from, a QR code.
         * @enum {string}
         */
        PaymentNext: "paid" | "later" | "instructions" | "hosted" | "qr";
        /** @description Payments of the player. */
        PaymentPage: {
            /**
             * @description Payments, newest first.
             * @example []
             */
            list: components["schemas"]["Payment"][];
            /**
             * @description How many pages there are.
             * @example 1
             */
            totalPages: number;
            totals: components["schemas"]["PaymentTotals"];
        };
        /** @description The login password proves the first and a forgotten one, the old one a change. */
        PaymentPasswordBody: {
            /**
             * @description The same again.
             * @example 135790
             */
            confirmPaymentPassword: string;
            /**
             * @description The password of the account.
             * @example Livery-2026
             */
            loginPassword?: string;
            /**
             * @description The withdrawal password in use.
             * @example 246810
             */
            oldPaymentPassword?: string;
            /**
             * @description The wanted withdrawal password.
             * @example 135790
             */
            paymentPassword: string;
        };
        /**
         * @description Waiting, paid, failed, not paid in time, or less than asked for has arrived.
         * @enum {string}
         */
        PaymentState: "pending" | "paid" | "failed" | "expired" | "short";
        /** @description What the player does next. */
        PaymentStep: {
            /**
             * @description What the QR code says.
             * @example http://localhost:4900/pay?order=x
             */
            code?: string;
            kind: components["schemas"]["PaymentNext"];
            /**
             * @description Instructions to copy.
             * @example [
             *       {
             *         "label": {
             *           "en": "Account number"
             *         },
             *         "value": "20481936"
             *       }
             *     ]
             */
            lines?: components["schemas"]["PaymentLine"][];
            /**
             * @description Page to go to.
             * @example http://localhost:4900/pay?order=x
             */
            url?: string;
        };
        /** @description What the payments that were asked for come to, on every page together. */
        PaymentTotals: {
            /**
             * @description How many there are.
             * @example 3
             */
            count: number;
            /**
             * @description What reached the balance by deposits.
             * @example 150.00
             */
            paidIn: string;
            /**
             * @description What left the balance by withdrawals that did not fail.
             * @example 20.00
             */
            paidOut: string;
        };
        /** @description What was entered into the method's fields, by field. */
        PaymentValues: {
            [key: string]: string;
        };
        /** @description A new password with the proof of a number. */
        PhonePasswordBody: {
            /**
             * @description Dialling code; the merchant's when absent.
             * @example +44
             */
            countryDialingCode?: string;
            /**
             * @description Proof of a third-party verification.
             * @example eyJhbGciOi
             */
            firebaseIdToken?: string;
            /**
             * @description Mobile number of the account.
             * @example 7700900100
             */
            mobileNum: string;
            /**
             * @description Password from now on.
             * @example Livery-2027
             */
            newPassword: string;
            /**
             * @description SMS code.
             * @example 482199
             */
            verificationCode: string;
        };
        /** @description One limit of a player; without an amount there is none. */
        PlayLimit: {
            /**
             * @description Decimal text.
             * @example 50.00
             */
            amount?: string;
            kind: components["schemas"]["PlayLimitKind"];
            next?: components["schemas"]["PlayLimitChange"];
            /**
             * Format: date-time
             * @description When the next span of the calendar begins.
             * @example 2026-07-29T00:00:00.000Z
             */
            renewsAt?: string;
            span: components["schemas"]["PlayLimitSpan"];
            /**
             * @description What was paid in or lost in the span of the calendar that runs; decimal text.
             * @example 20.00
             */
            used?: string;
        };
        /** @description A limit as the player wants it; without an amount there shall be none. */
        PlayLimitBody: {
            /**
             * @description Decimal text.
             * @example 80.00
             */
            amount?: string;
            kind: components["schemas"]["PlayLimitKind"];
            span: components["schemas"]["PlayLimitSpan"];
        };
        /** @description The change of a limit that waits; without an amount the limit goes. */
        PlayLimitChange: {
            /**
             * @description Decimal text.
             * @example 80.00
             */
            amount?: string;
            /**
             * @description Whether it holds only once the player has said so again, from that moment on.
             * @example false
             */
            asks: boolean;
            /**
             * Format: date-time
             * @description When it holds.
             * @example 2026-07-29T09:30:00.000Z
             */
            from: string;
        };
        /**
         * @description What a limit holds down: deposits, losses, the stake of a single bet, or the minutes of play; amounts of the last are whole minutes.
         * @example loss
         * @enum {string}
         */
        PlayLimitKind: "deposit" | "loss" | "stake" | "time";
        /** @description Which limit. */
        PlayLimitNameBody: {
            kind: components["schemas"]["PlayLimitKind"];
            span: components["schemas"]["PlayLimitSpan"];
        };
        /**
         * @description In what it counts: a span of the calendar, or one bet, which is the span of stakes.
         * @example week
         * @enum {string}
         */
        PlayLimitSpan: "day" | "week" | "month" | "bet";
        /**
         * @description What a player confirms before they play: the sums of 30 days, after each login; the tools of safe play, once.
         * @example sums
         * @enum {string}
         */
        PlayNotice: "sums" | "tools";
        /** @description What the player has seen. */
        PlayNoticeBody: {
            notice: components["schemas"]["PlayNotice"];
        };
        /** @description What a player has not confirmed yet. */
        PlayNotices: {
            /**
             * @description What is left; the first is shown first.
             * @example [
             *       "sums"
             *     ]
             */
            notices: components["schemas"]["PlayNotice"][];
            sums?: components["schemas"]["PlaySums"];
        };
        /** @description A break from play that runs. */
        PlayPause: {
            /**
             * Format: date-time
             * @description When that request came.
             * @example 2026-07-30T09:30:00.000Z
             */
            endAskedAt?: string;
            /**
             * @description Which kind of break.
             * @example timeOut
             * @enum {string}
             */
            kind: "timeOut" | "exclusion";
            /**
             * Format: date-time
             * @description From when on a written request ends it, where it does not end by itself.
             * @example 2026-07-29T09:30:00.000Z
             */
            leastUntil?: string;
            /**
             * Format: date-time
             * @description When it is over; absent where it never is, or only after a request.
             * @example 2026-07-29T09:30:00.000Z
             */
            until?: string;
        };
        /** @description A rest from play. */
        PlayRest: {
            /**
             * Format: date-time
             * @description When it is over.
             * @example 2026-07-28T10:35:00.000Z
             */
            until: string;
        };
        /** @description The session of the call so far. */
        PlaySession: {
            /**
             * @description Returned less staked; below zero is a loss.
             * @example -15.00
             */
            net: string;
            /**
             * @description Decimal text.
             * @example 25.00
             */
            returned: string;
            /**
             * @description How long the player may play today; absent where they have not limited it.
             * @example 1800
             */
            secondsLeft?: number;
            /**
             * @description Decimal text.
             * @example 40.00
             */
            staked: string;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-07-28T09:30:00.000Z
             */
            startedAt: string;
        };
        /** @description What play came to in 30 days; amounts are decimal text. */
        PlaySums: {
            /**
             * @description What bets came back with below their stakes.
             * @example 65.00
             */
            lost: string;
            /**
             * @description Won less lost; below zero is a loss.
             * @example -25.00
             */
            net: string;
            /**
             * Format: date-time
             * @description From when on.
             * @example 2026-06-28T09:30:00.000Z
             */
            since: string;
            /**
             * @description All stakes.
             * @example 120.00
             */
            staked: string;
            /**
             * @description What bets came back with above their stakes.
             * @example 40.00
             */
            won: string;
        };
        /** @description One level of prizes. */
        PrizeLevel: {
            /**
             * @description special, first and so on to seventh.
             * @example special
             */
            level: string;
            /**
             * @description Numbers with their zeros.
             * @example [
             *       "00731"
             *     ]
             */
            numbers: string[];
        };
        /** @description An application that was sent. */
        PromotionApplication: {
            /**
             * @description The promotion.
             * @example 5
             */
            announcementId: number;
            /**
             * @description What was given for it, decimal text.
             * @example 20.00
             */
            reward?: string;
            /**
             * Format: date-time
             * @description When the player applied.
             * @example 2024-03-09T10:15:00Z
             */
            sentAt: string;
            /**
             * @description What was decided; absent while it waits.
             * @example approved
             * @enum {string}
             */
            state?: "approved" | "declined";
        };
        /** @description An application for a promotion. */
        PromotionApplicationBody: {
            /**
             * @description The promotion.
             * @example 5
             */
            announcementId: number;
            /**
             * @description PNG or JPEG pictures of at most 5 MB each, in base64.
             * @example [
             *       "iVBORw0KGgo="
             *     ]
             */
            images?: string[];
            /**
             * @description What the player adds.
             * @example My deposit of Monday
             */
            remark?: string;
        };
        /** @description What can be collected. */
        PromotionCounts: {
            /**
             * @description Bonuses to collect by hand.
             * @example 1
             */
            MANUAL: number;
            /**
             * @description Finished missions.
             * @example 1
             */
            MISSION_MANUAL: number;
            /**
             * @description Raffle draws.
             * @example 2
             */
            RAFFLE: number;
            /**
             * @description Tickets.
             * @example 0
             */
            TICKET: number;
            /**
             * @description Bonuses of a new rank.
             * @example 0
             */
            UPGRADE_BONUS: number;
        };
        /** @description The proof that the player was asked for, and a code of their second factor. */
        ProvenFactorBody: {
            /**
             * @description The code that was sent, for who has no password.
             * @example 246810
             */
            code?: string;
            /**
             * @description Six digits of the app, or a recovery code.
             * @example 135790
             */
            factorCode: string;
            /**
             * @description The login password.
             * @example Livery-2026
             */
            password?: string;
        };
        /** @description A login by a number that a third party verified. */
        ProvenLoginBody: {
            /**
             * @description Answer to the captcha.
             * @example 4821
             */
            captcha?: string;
            /**
             * @description Dialling code of the number.
             * @example +44
             */
            countryDialingCode?: string;
            /**
             * @description Channel of a third-party verification.
             * @example sms
             */
            firebaseChannel?: string;
            /**
             * @description Proof of a third-party verification.
             * @example eyJhbGciOi
             */
            firebaseIdToken: string;
            /**
             * @description Number that a third party verified.
             * @example 7700900100
             */
            firebaseMobileNo?: string;
            /**
             * @description Method of the login.
             * @example firebase
             * @enum {string}
             */
            type: "firebase";
        };
        /** @description A public key to encrypt with (RFC 7517). */
        PublicKey: {
            /**
             * @description Key agreement.
             * @example ECDH-ES
             */
            alg: string;
            /**
             * @description Curve.
             * @example P-256
             */
            crv?: string;
            /**
             * @description Id of the key.
             * @example 0b6c2f1e
             */
            kid: string;
            /**
             * @description Kind of key.
             * @example EC
             */
            kty: string;
            /**
             * @description Always enc.
             * @example enc
             * @constant
             */
            use: "enc";
            /**
             * @description First coordinate.
             * @example f83OJ3D2
             */
            x?: string;
            /**
             * @description Second coordinate.
             * @example x_FEzRu9
             */
            y?: string;
        };
        /** @description What was in an envelope. */
        RainAmount: {
            /**
             * @description Decimal text.
             * @example 1.28
             */
            amount: string;
            /**
             * @description How many the player may still open.
             * @example 2
             */
            claimsLeft: number;
        };
        /** @description An opened envelope. */
        RainClaim: {
            /**
             * @description Decimal text.
             * @example 1.28
             */
            amount: string;
            /**
             * @description When it was opened, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            at: string;
            /**
             * @description Id.
             * @example 12
             */
            id: number;
            /**
             * @description Name of the rain.
             * @example Evening rain
             */
            title: string;
        };
        /** @description Which rain an envelope is opened of. */
        RainClaimBody: {
            /**
             * @description Id of the rain.
             * @example 4
             */
            eventId: number;
        };
        /** @description A rain: the one that runs, else the next, else the last. */
        RainEvent: {
            /**
             * @description How many envelopes the player may still open.
             * @example 3
             */
            claimsLeft: number;
            /**
             * @description When it ends, ISO 8601.
             * @example 2026-06-01T08:10:00.000Z
             */
            endsAt: string;
            /**
             * @description Id.
             * @example 4
             */
            id: number;
            /**
             * @description When it begins, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            startsAt: string;
            /**
             * @description Name.
             * @example Evening rain
             */
            title: string;
        };
        /** @description The rank that the player has. */
        RankLabel: {
            /**
             * @description Id of the rank; absent without one.
             * @example 2
             */
            labelId?: number;
        };
        /** @description A level and what it brings. */
        RankLevel: {
            /**
             * @description Id of the level.
             * @example 2
             */
            labelId: number;
            /**
             * @description Name for the player.
             * @example Silver
             */
            name: string;
            /**
             * @description What a player of the level has.
             * @example [
             *       "Rebate 0.4 %"
             *     ]
             */
            perks: string[];
            /**
             * @description What reaching it brings, decimal text.
             * @example 20.00
             */
            reward?: string;
        };
        /** @description Progress towards the next rank. */
        RankProgress: {
            currentProgress: components["schemas"]["ConditionProgress"];
            /**
             * @description Every level, lowest first; absent where the platform does not tell.
             * @example []
             */
            levels?: components["schemas"]["RankLevel"][];
            playerRankProgress: components["schemas"]["RankLabel"];
        };
        /** @description A rebate rate of a game type. */
        RateLine: {
            /**
             * @description Game type: RNG, FISH, LIVE, PVP, SPORTS, LOTT, ELOTT.
             * @example RNG
             */
            gameType: string;
            /**
             * @description Percent of a stake as decimal text with two places.
             * @example 0.80
             */
            percent: string;
        };
        /** @description The share of the stakes since the last rebate. */
        Rebate: {
            /**
             * @description What can be collected.
             * @example 0.18
             */
            amount: string;
            /**
             * @description Share in percent.
             * @example 0.50
             */
            percent: string;
            /**
             * @description Stakes since the last rebate.
             * @example 37.00
             */
            stakes: string;
        };
        /** @description A page of recent games. */
        RecentPage: {
            /**
             * @description Games.
             * @example []
             */
            list: components["schemas"]["Game"][];
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description Codes for who has lost the app, each good once; they are shown here and nowhere else. */
        RecoveryCodes: {
            /**
             * @description Ten codes.
             * @example [
             *       "k7mp-w3xt-9hbd",
             *       "d4rn-8qvf-2kzs"
             *     ]
             */
            recoveryCodes: string[];
        };
        /** @description Red envelope rain. */
        RedRain: {
            event?: components["schemas"]["RainEvent"];
            /**
             * @description Envelopes that the player opened, newest first.
             * @example []
             */
            list: components["schemas"]["RainClaim"][];
            /**
             * @description The platform's clock, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            now: string;
        };
        /** @description Friends who registered by a player's link. */
        Referrals: {
            /**
             * @description What they have earned the player in all.
             * @example 10.00
             */
            earned: string;
            /**
             * @description How many registered in all.
             * @example 3
             */
            joined: number;
            /**
             * @description The newest 50, newest first.
             * @example [
             *       {
             *         "userName": "ma***w",
             *         "joinedAt": "2026-03-05T12:00:00.000Z",
             *         "reward": "5.00"
             *       }
             *     ]
             */
            list: {
                /**
                 * Format: date-time
                 * @description When the friend registered.
                 */
                joinedAt: string;
                /**
                 * @description What the player will get for them; absent once it was paid and where nothing was promised.
                 * @example 5.00
                 */
                promised?: string;
                /**
                 * @description What the player got for them; absent before.
                 * @example 5.00
                 */
                reward?: string;
                /**
                 * @description User name with its middle hidden; absent once it was erased.
                 * @example ma***w
                 */
                userName?: string;
            }[];
            /**
             * @description What is promised for the next friend; absent while nothing is.
             * @example {
             *       "reward": "5.00",
             *       "minDeposit": "20.00"
             *     }
             */
            terms?: {
                /**
                 * @description What the friend must have paid in before.
                 * @example 20.00
                 */
                minDeposit: string;
                /**
                 * @description What the player gets.
                 * @example 5.00
                 */
                reward: string;
            };
        };
        /** @description Whether a place is served. */
        Region: {
            /**
             * @description Country code.
             * @example PK
             */
            country: string;
            /**
             * @description Address that was looked up.
             * @example 198.51.100.7
             */
            ip: string;
            /**
             * @description Whether it is not served.
             * @example false
             */
            regionRestriction: boolean;
        };
        /** @description Registration in the status answer. */
        RegisterInfo: {
            /**
             * @description Release that the rules are from.
             * @example 9f2c
             */
            release: string;
            /**
             * @description Field → rule.
             * @example {}
             */
            rules: {
                [key: string]: components["schemas"]["FieldRule"];
            };
        };
        /** @description Rules of the registration. */
        RegisterSettings: {
            /**
             * @description `$id` of the asked or default form; empty while registration is closed.
             * @example form_registrationUsername_3f0c1b9e77aa
             */
            formHash: string;
            /**
             * @description Open form → `$id`.
             * @example {
             *       "registrationUsername": "form_registrationUsername_3f0c1b9e77aa"
             *     }
             */
            forms: {
                [key: string]: string;
            };
            /**
             * @description Release that the rules are from.
             * @example 9f2c
             */
            release: string;
            /**
             * @description Field → rule.
             * @example {
             *       "username": {
             *         "enabled": true,
             *         "required": true,
             *         "min": 4,
             *         "max": 16
             *       }
             *     }
             */
            rules: {
                [key: string]: components["schemas"]["FieldRule"];
            };
        };
        /** @description A registration; only the fields of the open form count. */
        RegistrationBody: {
            /**
             * @description Invitation code.
             * @example LIVERY
             */
            affiliateCode?: string;
            /**
             * @description Date of birth, YYYY-MM-DD.
             * @example 1990-03-05
             */
            birthday?: string;
            /**
             * @description Answer to the captcha.
             * @example 4821
             */
            captcha?: string;
            /**
             * @description The password again.
             * @example Walnut734
             */
            confirmPassword?: string;
            /**
             * @description Dialling code of the number.
             * @example +44
             */
            countryDialingCode?: string;
            /**
             * @description Host name.
             * @example karat.localhost
             */
            domain?: string;
            /**
             * @description Mail address.
             * @example new@player.example
             */
            email?: string;
            /**
             * @description Facebook name.
             * @example nora.ewing
             */
            facebook?: string;
            /**
             * @description Channel of a third-party verification.
             * @example sms
             */
            firebaseChannel?: string;
            /**
             * @description Proof of a third-party verification.
             * @example eyJhbGciOi
             */
            firebaseIdToken?: string;
            /**
             * @description Number of an identity document.
             * @example 4210112345671
             */
            idNumber?: string;
            /**
             * @description LINE id.
             * @example nora_e
             */
            line?: string;
            /**
             * @description Mobile number.
             * @example 7700900123
             */
            mobileNum?: string;
            /**
             * @description Name to be called by.
             * @example New
             */
            nickname?: string;
            /**
             * @description Password.
             * @example Walnut734
             */
            password?: string;
            /**
             * @description Name on bank accounts.
             * @example Nora Ewing
             */
            payeeName?: string;
            /**
             * @description Password for withdrawals.
             * @example 482199
             */
            paymentPassword?: string;
            /**
             * @description QQ number.
             * @example 10001
             */
            qqNum?: string;
            /**
             * @description User name or invitation code of who recommended the site.
             * @example lavinia
             */
            recommenderId?: string;
            /**
             * @description How the site runs.
             * @example H5
             * @enum {string}
             */
            registerMethod?: "APP" | "H5" | "PWA" | "WEBCLIP";
            /**
             * @description Host with port.
             * @example karat.localhost:4000
             */
            registerUrl?: string;
            /**
             * @description Always 0.
             * @example 0
             * @constant
             */
            type?: 0;
            /**
             * @description User name.
             * @example newplayer
             */
            username?: string;
            /**
             * @description SMS code.
             * @example 482199
             */
            verificationCode?: string;
            /**
             * @description WeChat id.
             * @example nora_e
             */
            wechat?: string;
            /**
             * @description WhatsApp number.
             * @example +447700900123
             */
            whatsapp?: string;
            /**
             * @description Zalo number.
             * @example 84901234567
             */
            zalo?: string;
        };
        /** @description A bank card to remove. */
        RemoveCardBody: {
            /**
             * @description Its id.
             * @example 3
             */
            card: number;
            /**
             * @description The withdrawal password.
             * @example 135790
             */
            paymentPassword: string;
        };
        /** @description A link of the merchant. */
        Resource: {
            /**
             * @description IOS, Android, MOBILECONFIG, TELEGRAM, FACEBOOK …
             * @example TELEGRAM
             */
            resourceType: string;
            /**
             * @description Address.
             * @example https://t.me/karat
             */
            url: string;
        };
        /** @description Rewards of one promotion. */
        Reward: {
            /**
             * @description What one is worth.
             * @example 8.00
             */
            amount: string;
            /**
             * @description How many wait.
             * @example 2
             */
            count: number;
            /**
             * @description The promotion.
             * @example RAFFLE
             */
            kind: string;
            /**
             * @description Name in the language of the call.
             * @example Raffle prize
             */
            title: string;
        };
        /** @description Which reward to collect. */
        RewardBody: {
            /**
             * @description The promotion.
             * @example RAFFLE
             */
            kind: string;
        };
        /** @description Rewards that wait. */
        RewardList: {
            /**
             * @description Rewards by promotion.
             * @example [
             *       {
             *         "kind": "RAFFLE",
             *         "title": "Raffle prize",
             *         "amount": "8.00",
             *         "count": 2
             *       }
             *     ]
             */
            list: components["schemas"]["Reward"][];
        };
        /** @description A player's own limits and breaks. */
        SafePlay: {
            /**
             * @description Decimal text: most that the site lets anybody pay in within a calendar month.
             * @example 1000.00
             */
            depositCap?: string;
            /**
             * @description Lengths of a self-exclusion in months.
             * @example [
             *       6,
             *       12,
             *       60
             *     ]
             */
            exclusionMonths: number[];
            /**
             * @description Days from a written request to end a self-exclusion until it ends; absent where it ends by itself.
             * @example 7
             */
            exclusionRequestDays?: number;
            /**
             * @description Whether a self-exclusion without an end is offered.
             * @example false
             */
            exclusionWithoutEnd: boolean;
            /**
             * Format: date-time
             * @description When the player signed in before this session.
             * @example 2026-07-27T18:00:00.000Z
             */
            lastSignInAt?: string;
            /**
             * @description Every kind and span once.
             * @example [
             *       {
             *         "kind": "deposit",
             *         "span": "day",
             *         "used": "20.00",
             *         "renewsAt": "2026-07-29T00:00:00.000Z",
             *         "amount": "50.00"
             *       }
             *     ]
             */
            limits: components["schemas"]["PlayLimit"][];
            pause?: components["schemas"]["PlayPause"];
            /**
             * @description Whether a limit of a span of the calendar rises or goes only when that has run out, and the player has said so again.
             * @example false
             */
            raiseAtEnd: boolean;
            /**
             * @description Hours before a limit rises or goes.
             * @example 24
             */
            raiseHours: number;
            /**
             * @description Lengths of a time-out in hours.
             * @example [
             *       24,
             *       168,
             *       1008
             *     ]
             */
            timeOutHours: number[];
        };
        /** @description The second factor of the player. */
        SecondFactor: {
            /**
             * @description Whether logins ask for a code.
             * @example true
             */
            isOn: boolean;
            /**
             * @description Whether the brand asks every member for one.
             * @example false
             */
            isRequired: boolean;
            /**
             * @description Recovery codes that were not used.
             * @example 10
             */
            recoveryCodesLeft?: number;
            /**
             * @description When it was switched on.
             * @example 1767225600000
             */
            since?: number;
        };
        /** @description What the authenticator app takes, shown once. */
        SecondFactorSetup: {
            /**
             * @description Base32 to type by hand.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description Text of the QR code.
             * @example otpauth://totp/Karat:marlow?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Karat
             */
            uri: string;
        };
        /** @description The first step of a login went well; a code of the authenticator app is asked for. */
        SecondStep: {
            /**
             * @description Opaque, good for ten minutes.
             * @example 1.Zm9vYmFy.MTIz
             */
            ticket: string;
        };
        /** @description What the second step of a login takes. */
        SecondStepBody: {
            /**
             * @description Six digits of the app, or a recovery code.
             * @example 246810
             */
            code: string;
            /**
             * @description Ticket of the first step.
             * @example 1.Zm9vYmFy.MTIz
             */
            ticket: string;
        };
        /** @description A login by a password or a code that was sent. */
        SecretLoginBody: {
            /**
             * @description Answer to the captcha.
             * @example 4821
             */
            captcha?: string;
            /**
             * @description Dialling code of the number.
             * @example +44
             */
            countryDialingCode?: string;
            /**
             * @description Password; the SMS code for type sms.
             * @example Livery-2026
             */
            password: string;
            /**
             * @description Method of the login.
             * @example username
             * @enum {string}
             */
            type?: "username" | "sms";
            /**
             * @description User name; the mobile number for type sms.
             * @example marlow
             */
            username: string;
        };
        /** @description One session of the player. */
        SessionEntry: {
            /**
             * @description When they last did something themselves.
             * @example 1767229200000
             */
            activeAt: number;
            /**
             * @description The browser, where it is known.
             * @example Chrome
             */
            browser?: string;
            /**
             * @description Country of the address at the login.
             * @example PK
             */
            country?: string;
            /**
             * @description Name of the session in this list; it opens nothing.
             * @example 2b1c5a0e-6f0d-4c8e-9a53-0d6d1a7c9f10
             */
            id: string;
            /**
             * @description Whether it is the session that calls.
             * @example true
             */
            isCurrent: boolean;
            /**
             * @description Kind of device.
             * @example phone
             * @enum {string}
             */
            kind: "phone" | "tablet" | "computer" | "unknown";
            /**
             * @description When the player logged in.
             * @example 1767225600000
             */
            startedAt: number;
            /**
             * @description The operating system, where it is known.
             * @example Android
             */
            system?: string;
        };
        /** @description Devices on which the player is logged in. */
        SessionList: {
            /**
             * @description Sessions that have not ended, last active first.
             * @example []
             */
            sessions: components["schemas"]["SessionEntry"][];
        };
        /** @description The session to end. */
        SessionName: {
            /**
             * @description Its id in the list.
             * @example 2b1c5a0e-6f0d-4c8e-9a53-0d6d1a7c9f10
             */
            session: string;
        };
        /** @description What to pay. */
        SettlementBody: {
            /**
             * @description Id of the wage or dividend.
             * @example 12
             */
            id: number;
        };
        /** @description What was paid, now or before. */
        SettlementPaid: {
            /**
             * @description Id of the wage or dividend.
             * @example 12
             */
            id: number;
            /**
             * @description Always paid.
             * @example paid
             * @enum {string}
             */
            state: "paid";
            /**
             * @description What the agent has left as decimal text.
             * @example 96.00
             */
            sumBalance: string;
        };
        /** @description A sent code. */
        SmsCode: {
            /**
             * @description Moment at which the code ends
             * @example 1780000000000
             */
            expirationTime: number;
        };
        /** @description A request for an SMS code. */
        SmsCodeBody: {
            /**
             * @description Dialling code.
             * @example +44
             */
            countryDialingCode?: string;
            /**
             * @description Number of a registration.
             * @example 7700900123
             */
            mobileNo?: string;
            /**
             * @description Number of a login or a new password.
             * @example 7700900100
             */
            mobileNum?: string;
        };
        /** @description What came back in the address. */
        SocialLoginBody: {
            /**
             * @description Authorization code.
             * @example SplxlOBeZQ
             */
            code: string;
            /**
             * @description Issuer, when the provider names itself (RFC 9207).
             * @example https://accounts.google.com
             */
            iss?: string;
            /**
             * @description State of the start.
             * @example n0K3x1
             */
            state: string;
        };
        /** @description The first sign-in of somebody who has no account yet. */
        SocialOpeningBody: {
            /**
             * @description Invitation code.
             * @example LIVERY
             */
            affiliateCode?: string;
            /**
             * @description Date of birth, YYYY-MM-DD.
             * @example 1990-03-05
             */
            birthday?: string;
            /**
             * @description Host name.
             * @example karat.localhost
             */
            domain?: string;
            /**
             * @description User name or invitation code of who recommended the site.
             * @example lavinia
             */
            recommenderId?: string;
            /**
             * @description How the site runs.
             * @example H5
             * @enum {string}
             */
            registerMethod?: "APP" | "H5" | "PWA" | "WEBCLIP";
            /**
             * @description Host with port.
             * @example karat.localhost:4000
             */
            registerUrl?: string;
            /**
             * @description Ticket of the refusal.
             * @example 1.Yx3kP0aQ.c2VhbGVk
             */
            ticket: string;
        };
        /** @description The way to the provider. */
        SocialStart: {
            /**
             * @description Comes back in the address; belongs to this browser.
             * @example n0K3x1
             */
            state: string;
            /**
             * @description Address of the provider's page.
             * @example https://accounts.google.com/o/oauth2/v2/auth
             */
            url: string;
        };
        /** @description A request to sign in elsewhere. */
        SocialStartBody: {
            /**
             * @description Where to sign in.
             * @example google
             * @enum {string}
             */
            provider: "facebook" | "google";
            /**
             * @description Page of the site that the provider comes back to.
             * @example https://karat.example/m/login/return
             */
            redirectUri: string;
        };
        /** @description Site configuration. */
        StatusInfo: {
            /**
             * @description Ways to reach customer service.
             * @example []
             */
            customerService: components["schemas"]["CustomerService"][];
            /**
             * @description Domains.
             * @example [
             *       "karat.example"
             *     ]
             */
            domainRoute: string[];
            /**
             * @description Hosts of pictures.
             * @example []
             */
            imageCDNs: string[];
            /**
             * @description First domain.
             * @example karat.example
             */
            mainDomain: string;
            mobileTemplate: components["schemas"]["TemplateFlags"];
            /**
             * @description Call name → path.
             * @example {}
             */
            paths: {
                [key: string]: string;
            };
            register: components["schemas"]["RegisterInfo"];
            /**
             * @description Links.
             * @example []
             */
            resources: components["schemas"]["Resource"][];
            /**
             * @description Flags.
             * @example {
             *       "CBS3": true
             *     }
             */
            whitelabel: {
                [key: string]: boolean;
            };
        };
        /** @description Status and site configuration. */
        SystemStatus: {
            info: components["schemas"]["StatusInfo"];
            location: components["schemas"]["Location"];
            /**
             * @description Whether the site is closed for all.
             * @example false
             */
            maintenance: boolean;
            /**
             * @description Whether the visitor's place is not served.
             * @example false
             */
            regionRestriction: boolean;
            /**
             * @description The site is closed and open to this visitor; said by the site service alone.
             * @example true
             */
            testing?: boolean;
        };
        /** @description A settled bet of a member. */
        TeamBet: {
            /**
             * @description Vendor name.
             * @example Brightforge
             */
            displayName: string;
            /**
             * @description Name of the game.
             * @example Ember Tiger
             */
            gameName: string;
            /**
             * @description Game type.
             * @example RNG
             */
            gameType: string;
            /**
             * @description Id.
             * @example 3
             */
            id: number;
            /**
             * @description When it was placed, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            placedAt: string;
            /**
             * @description Stake as decimal text.
             * @example 5.00
             */
            stake: string;
            /**
             * @description Name of the member.
             * @example kamran
             */
            userName: string;
            /**
             * @description Vendor code.
             * @example BRIGHTFORGE
             */
            vassalage: string;
            /**
             * @description Amount paid out as decimal text.
             * @example 12.50
             */
            win: string;
        };
        /** @description A page of bets of a team. */
        TeamBetPage: {
            /**
             * @description Game types that the team bet in.
             * @example [
             *       "RNG",
             *       "LIVE"
             *     ]
             */
            gameTypes: string[];
            /**
             * @description Rows of the page.
             * @example []
             */
            list: components["schemas"]["TeamBet"][];
            /**
             * @description What all bets that were asked for come to, on whichever page.
             * @example {
             *       "count": 3,
             *       "stake": "15.00",
             *       "win": "12.50"
             *     }
             */
            sums: {
                /**
                 * @description How many.
                 * @example 3
                 */
                count: number;
                /**
                 * @description Staked as decimal text.
                 * @example 15.00
                 */
                stake: string;
                /**
                 * @description Paid out as decimal text.
                 * @example 12.50
                 */
                win: string;
            };
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
            /**
             * @description Vendors in whose games the team bet.
             * @example []
             */
            vendors: {
                /**
                 * @description Vendor name.
                 * @example Brightforge
                 */
                displayName: string;
                /**
                 * @description Vendor code.
                 * @example BRIGHTFORGE
                 */
                vassalage: string;
            }[];
        };
        /** @description Members of a team. */
        TeamCounts: {
            /**
             * @description Members who played in the range.
             * @example 12
             */
            active?: number;
            /**
             * @description Agents among them.
             * @example 6
             */
            agents?: number;
            /**
             * @description Members who registered in the range.
             * @example 2
             */
            newMembers?: number;
            /**
             * @description Members who are online now.
             * @example 3
             */
            online?: number;
            /**
             * @description Players among them.
             * @example 34
             */
            players?: number;
            /**
             * @description Members at every depth.
             * @example 40
             */
            total?: number;
        };
        /** @description Sums of a team. */
        TeamFooter: {
            /**
             * @description Members who played.
             * @example 1
             */
            teamBetMemberCount: number;
            /**
             * @description Members who logged in.
             * @example 2
             */
            teamLoginMemberCount: number;
            /**
             * @description Members who are online now.
             * @example 1
             */
            teamOnlineCount: number;
            /**
             * @description Members who registered.
             * @example 0
             */
            teamRegisterMemberCount: number;
        };
        /** @description Figures of a team. */
        TeamKpi: {
            footer: components["schemas"]["TeamFooter"];
            /**
             * @description Rows; empty for size 0.
             * @example []
             */
            list: {
                [key: string]: unknown;
            }[];
        };
        /** @description A member of a team. */
        TeamMember: {
            /**
             * @description Balance as decimal text.
             * @example 640.25
             */
            balance: string;
            /**
             * @description Whether they stand directly below the agent.
             * @example true
             */
            isDirect: boolean;
            /**
             * @description Whether they may have a team of their own.
             * @example player
             * @enum {string}
             */
            kind: "agent" | "player";
            /**
             * @description When they last logged in, ISO 8601; absent if never.
             * @example 2026-06-02T08:00:00.000Z
             */
            lastLoginAt?: string;
            /**
             * @description How many stand directly below them.
             * @example 3
             */
            members: number;
            /**
             * @description Rebate rates that hold now.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80"
             *       }
             *     ]
             */
            rates: components["schemas"]["RateLine"][];
            /**
             * @description When they registered, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            registeredAt: string;
            /**
             * @description User name.
             * @example pemberton
             */
            userName: string;
        };
        /** @description A member with their own sums of all time. */
        TeamMemberDetails: {
            /**
             * @description Balance as decimal text.
             * @example 640.25
             */
            balance: string;
            /**
             * @description Whether they stand directly below the agent.
             * @example true
             */
            isDirect: boolean;
            /**
             * @description Whether they may have a team of their own.
             * @example player
             * @enum {string}
             */
            kind: "agent" | "player";
            /**
             * @description When they last logged in, ISO 8601; absent if never.
             * @example 2026-06-02T08:00:00.000Z
             */
            lastLoginAt?: string;
            /**
             * @description How many stand directly below them.
             * @example 3
             */
            members: number;
            /**
             * @description User names from just below the agent down to the member.
             * @example [
             *       "pemberton"
             *     ]
             */
            path: string[];
            /**
             * @description Rebate rates that hold now.
             * @example [
             *       {
             *         "gameType": "RNG",
             *         "percent": "0.80"
             *       }
             *     ]
             */
            rates: components["schemas"]["RateLine"][];
            /**
             * @description When they registered, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            registeredAt: string;
            /**
             * @description How many stand below them at every depth.
             * @example 9
             */
            team: number;
            /**
             * @description Sums as decimal text.
             * @example {
             *       "deposit": "500.00",
             *       "withdrawal": "120.00",
             *       "bets": "300.00",
             *       "wins": "270.00"
             *     }
             */
            totals: {
                /**
                 * @description Staked.
                 * @example 300.00
                 */
                bets?: string;
                /**
                 * @description Paid in.
                 * @example 500.00
                 */
                deposit?: string;
                /**
                 * @description Won back.
                 * @example 270.00
                 */
                wins?: string;
                /**
                 * @description Paid out.
                 * @example 120.00
                 */
                withdrawal?: string;
            };
            /**
             * @description User name.
             * @example pemberton
             */
            userName: string;
        };
        /** @description A page of members. */
        TeamMemberPage: {
            /**
             * @description Members, by name.
             * @example []
             */
            list: components["schemas"]["TeamMember"][];
            /**
             * @description User names from just below the agent down to whose members these are; empty for the agent's own.
             * @example [
             *       "pemberton"
             *     ]
             */
            path: string[];
            /**
             * @description What was found on all pages.
             * @example {
             *       "count": 3
             *     }
             */
            sums: {
                /**
                 * @description How many members.
                 * @example 3
                 */
                count: number;
            };
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description What a whole team did between two days; what is not told counts as 0. */
        TeamOverview: {
            /**
             * @description What the team has now, as decimal text.
             * @example 812.50
             */
            balance?: string;
            /**
             * @description Days on which something happened, oldest first.
             * @example [
             *       {
             *         "day": "2026-06-01",
             *         "netProfit": "-12.50"
             *       }
             *     ]
             */
            days?: {
                /**
                 * @description YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                day: string;
                /**
                 * @description Net profit of the day as decimal text.
                 * @example -12.50
                 */
                netProfit: string;
            }[];
            members?: components["schemas"]["TeamCounts"];
            totals?: components["schemas"]["TeamTotals"];
        };
        /** @description A page of members with their profit and loss. */
        TeamPnlPage: {
            /**
             * @description Rows of the page.
             * @example []
             */
            list: components["schemas"]["TeamPnlRow"][];
            /**
             * @description What all members that were asked for come to, on whichever page.
             * @example {
             *       "count": 3,
             *       "deposits": "100.00",
             *       "withdrawals": "20.00",
             *       "bets": "50.00",
             *       "wins": "42.50",
             *       "rebates": "0.25",
             *       "bonuses": "5.00",
             *       "net": "-2.25"
             *     }
             */
            sums: {
                /**
                 * @description Staked.
                 * @example 50.00
                 */
                bets: string;
                /**
                 * @description Bonuses and rewards.
                 * @example 5.00
                 */
                bonuses: string;
                /**
                 * @description How many.
                 * @example 3
                 */
                count: number;
                /**
                 * @description Paid in.
                 * @example 100.00
                 */
                deposits: string;
                /**
                 * @description Wins, rebates and bonuses without the stakes; negative where the member lost.
                 * @example -2.25
                 */
                net: string;
                /**
                 * @description Rebates of the member.
                 * @example 0.25
                 */
                rebates: string;
                /**
                 * @description Won back.
                 * @example 42.50
                 */
                wins: string;
                /**
                 * @description Paid out.
                 * @example 20.00
                 */
                withdrawals: string;
            };
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description Profit and loss of one member. Amounts are decimal text. */
        TeamPnlRow: {
            /**
             * @description Staked.
             * @example 50.00
             */
            bets: string;
            /**
             * @description Bonuses and rewards.
             * @example 5.00
             */
            bonuses: string;
            /**
             * @description Paid in.
             * @example 100.00
             */
            deposits: string;
            /**
             * @description How deep below the agent, 1 for a direct member.
             * @example 1
             */
            level: number;
            /**
             * @description Wins, rebates and bonuses without the stakes; negative where the member lost.
             * @example -2.25
             */
            net: string;
            /**
             * @description Rebates of the member.
             * @example 0.25
             */
            rebates: string;
            /**
             * @description Name of the member.
             * @example kamran
             */
            userName: string;
            /**
             * @description Won back.
             * @example 42.50
             */
            wins: string;
            /**
             * @description Paid out.
             * @example 20.00
             */
            withdrawals: string;
        };
        /** @description Sums as decimal text. Net profit is what the team won: wins less bets, and rebate, bonus and wages. */
        TeamTotals: {
            /**
             * @description Staked.
             * @example 300.00
             */
            bets?: string;
            /**
             * @description Bonuses and rewards.
             * @example 5.00
             */
            bonus?: string;
            /**
             * @description Paid in.
             * @example 500.00
             */
            deposit?: string;
            /**
             * @description Net profit; negative when the team lost.
             * @example -11.80
             */
            netProfit?: string;
            /**
             * @description Rebates.
             * @example 3.20
             */
            rebate?: string;
            /**
             * @description Wages and dividends.
             * @example 10.00
             */
            wages?: string;
            /**
             * @description Won back.
             * @example 270.00
             */
            wins?: string;
            /**
             * @description Paid out.
             * @example 120.00
             */
            withdrawal?: string;
        };
        /**
         * @description Template flag → 1 or 0.
         * @example {
         *       "mem_cen": 1,
         *       "dep_func": 0
         *     }
         */
        TemplateFlags: {
            [key: string]: 0 | 1;
        };
        /** @description How long. */
        TimeOutBody: {
            /**
             * @description One of the lengths that are offered.
             * @example 24
             */
            hours: number;
        };
        /** @description A movement of the player's money. */
        Transaction: {
            /**
             * @description Decimal text; negative when money left the account. Of a transfer what was moved, which the account still has.
             * @example 12.50
             */
            amount: string;
            /**
             * @description When it happened, ISO 8601.
             * @example 2026-06-01T08:00:00.000Z
             */
            at: string;
            /**
             * @description Number that the player sees, their own: 9 is their ninth movement in the sandbox. With types=A, any that is told apart.
             * @example 9
             */
            id: number;
            /**
             * @description opening, deposit, withdraw, bonus, reward, rebate, stake, payout, teamRebate, wage, dividend, transfer (between wallets) or collect (to the main one).
             * @example payout
             */
            kind: string;
            /**
             * @description User name of the member, in an agent's team.
             * @example marlow
             */
            member?: string;
            /**
             * @description What it was for.
             * @example Ember Tiger
             */
            note?: string;
            payment?: components["schemas"]["PaymentMark"];
        };
        /** @description A page of movements. */
        TransactionPage: {
            /**
             * @description Movements, newest first.
             * @example []
             */
            list: components["schemas"]["Transaction"][];
            /**
             * @description Pages in all.
             * @example 1
             */
            totalPages: number;
        };
        /** @description Money to move from one wallet to another. */
        TransferBody: {
            /**
             * @description Decimal text.
             * @example 50.00
             */
            amount: string;
            from: components["schemas"]["WalletId"];
            /**
             * @description Name that the page gives the transfer; the same name again is the same transfer.
             * @example b7c1f0a2-0d51
             */
            key: string;
            to: components["schemas"]["WalletId"];
        };
        /** @description A request for a trial account. */
        TrialBody: {
            /**
             * @description Module id.
             * @example REG3
             */
            moduleId?: string;
            /**
             * @description Trial account of this browser session to go on with.
             * @example trial123456789
             */
            userName?: string;
        };
        /** @description A trial session. */
        TrialLogin: {
            /**
             * @description 4 for a trial account.
             * @example 4
             */
            customerType: number;
            /**
             * @description Opaque token.
             * @example h0yq3bT2
             */
            token: string;
            /**
             * @description Name of the trial account.
             * @example trial123456789
             */
            userName: string;
        };
        /** @description Whether trial accounts are open. */
        TrialState: {
            /**
             * @description Whether a trial account can be opened.
             * @example true
             */
            available: boolean;
        };
        /** @description A vendor in one game type. */
        Vendor: {
            /**
             * @description Name.
             * @example Brightforge
             */
            displayName: string;
            /**
             * @description Category to show it in.
             * @example RNG
             */
            gameCategory: string;
            /**
             * @description Game type.
             * @example RNG
             */
            gameType: string;
            /**
             * @description Mark of the vendor.
             * @example /art/vendors/BRIGHTFORGE.svg
             */
            mobileLargeIcon: string;
            /**
             * @description Vendor code.
             * @example BRIGHTFORGE
             */
            vassalage: string;
        };
        /** @description Vendors per game type. */
        VendorList: {
            /**
             * @description Game type → classifications and count.
             * @example {}
             */
            mapping: {
                [key: string]: components["schemas"]["VendorMapping"];
            };
            /**
             * @description Game types and vendor codes in the order to show them.
             * @example [
             *       "RNG",
             *       "LIVE",
             *       "BRIGHTFORGE"
             *     ]
             */
            sorting: string[];
            /**
             * @description Vendors; one that makes several types comes once for each.
             * @example []
             */
            vendors: components["schemas"]["Vendor"][];
        };
        /** @description One game type. */
        VendorMapping: {
            /**
             * @description Classifications.
             * @example []
             */
            classification: components["schemas"]["Classification"][];
            /**
             * @description Games in all.
             * @example 421
             */
            gameCount: number;
        };
        /** @description The player's money. */
        Wallet: {
            /**
             * @description Total balance as decimal text.
             * @example 2480.50
             */
            sumBalance: string;
        };
        /** @description A wallet and what is in it. */
        WalletBalance: {
            /**
             * @description What is in it.
             * @example 50.00
             */
            balance: string;
            id: components["schemas"]["WalletId"];
            title: components["schemas"]["LocalWords"];
            /**
             * @description Names of the providers whose games play from it; empty for the main one, which all other games play from.
             * @example [
             *       "Moonferry"
             *     ]
             */
            vendors: string[];
        };
        /**
         * @description Id of a wallet; `main` is the one that payments go into and out of.
         * @example main
         */
        WalletId: string;
        /** @description The player's wallets and what they hold together. */
        Wallets: {
            /**
             * @description The main wallet first.
             * @example []
             */
            list: components["schemas"]["WalletBalance"][];
            /**
             * @description The sum of all wallets.
             * @example 150.00
             */
            sumBalance: string;
        };
        /** @description A winner. */
        Winner: {
            /**
             * @description 1 when it is made up for a demonstration.
             * @example 0
             * @enum {integer}
             */
            isDemo?: 0 | 1;
            /**
             * @description Masked player name.
             * @example am***42
             */
            userName: string;
            vo: components["schemas"]["Game"];
            /**
             * @description Amount as decimal text.
             * @example 120.00
             */
            winAmount: string;
        };
        /** @description Recent winners. */
        WinnerList: {
            /**
             * @description Winners, highest first.
             * @example []
             */
            list: components["schemas"]["Winner"][];
        };
        /** @description A payment out. */
        WithdrawBody: {
            /**
             * @description Decimal text.
             * @example 50.00
             */
            amount: string;
            /**
             * @description Id of the bank card that is paid, where the method asks for one.
             * @example 3
             */
            card?: number;
            /**
             * @description Id of the payment method; the first one when absent.
             * @example bank
             */
            channel?: string;
            /**
             * @description Name that the page gives the order; the same name again is the same payment.
             * @example b7c1f0a2-0d51
             */
            key?: string;
            /**
             * @description The withdrawal password.
             * @example 135790
             */
            paymentPassword: string;
            values?: components["schemas"]["PaymentValues"];
        };
        /** @description What proves a withdrawal. */
        WithdrawProof: {
            /**
             * @description Whether a withdrawal password is set.
             * @example true
             */
            hasPassword: boolean;
        };
    };
    responses: {
        /** @description A page that says why, with the way back; for scripts the failure. */
        ChatClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "text/html": string;
            };
        };
        /** @description Contract fields; a non-empty one asks for an answer. */
        Contracts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    value: components["schemas"]["ContractRequests"];
                };
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Always true.
                     * @example true
                     * @constant
                     */
                    value: true;
                };
            };
        };
        /** @description A failure; the code decides, the message is for people. */
        Failure: {
            headers: {
                /**
                 * @description Seconds after which a call may be made again, where it was made too often.
                 * @example 180
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description Captcha that is answered; the last one of the address when absent.
         * @example 0b6c2f1e-5b1a-4c0b-8f3e-0a9d5a3f7c11
         */
        CaptchaId: string;
        /**
         * @description What opens the conversation, once and within two minutes; from the chat launch.
         * @example zq8Xb2
         */
        ChatTicket: string;
        /**
         * @description Always 2.
         * @example 2
         */
        ClientType: string;
        /**
         * @description Kind of contract: daily, dividend or hourly.
         * @example daily
         */
        ContractKind: string;
        /**
         * @description OTHERS when the site runs as an installed app.
         * @example OTHERS
         */
        Device: string;
        /**
         * @description self for what the agent earned, team for what the downline did; self when absent.
         * @example team
         */
        EarningScope: string;
        /**
         * @description JWE when the body is encrypted.
         * @example JWE
         */
        Encryption: "JWE";
        /**
         * @description Last day, YYYY-MM-DD.
         * @example 2026-06-30
         */
        EndDate: string;
        /**
         * @description First day by the site's clock, YYYY-MM-DD.
         * @example 2026-06-01
         */
        FirstDay: string;
        /**
         * @description `$id` of the form that was filled in.
         * @example form_registrationUsername_3f0c1b9e77aa
         */
        FormHash: string;
        /**
         * @description Game type: RNG, FISH, PVP, LIVE, SPORTS, LOTT, ELOTT.
         * @example RNG
         */
        GameType: string;
        /**
         * @description Solved work in base64, where the site asks for it.
         * @example eyJjaGFsbGVuZ2UiOnt9fQ
         */
        HumanCheck: string;
        /**
         * @description Language of texts and names.
         * @example en
         */
        Language: string;
        /**
         * @description Last day, at most 93 days in all, YYYY-MM-DD.
         * @example 2026-06-07
         */
        LastDay: string;
        /**
         * @description Code of a lottery.
         * @example lucky-forty-nine
         */
        LotteryCode: string;
        /**
         * @description User name of a member of the team.
         * @example pemberton
         */
        Member: string;
        /**
         * @description Only members whose names contain it.
         * @example pem
         */
        MemberName: string;
        /**
         * @description Only this member of the team; refused when the team has none of this name.
         * @example kamran
         */
        MemberOfTeam: string;
        /**
         * @description Code of the merchant; must agree with the `Merchant` header.
         * @example karat
         */
        MerchantCode: string;
        /**
         * @description Page from 1.
         * @example 1
         */
        Page: string;
        /**
         * @description Page from 1.
         * @example 1
         */
        PageNo: string;
        /**
         * @description Items on a page, at most 100.
         * @example 35
         */
        PageSize: string;
        /**
         * @description Member whose direct members are wanted; the agent when absent.
         * @example pemberton
         */
        Parent: string;
        /**
         * @description Always html5.
         * @example html5
         */
        Platform: string;
        /**
         * @description Lott, ZY or Elott.
         * @example Lott
         */
        PrizeMode: string;
        /**
         * @description First day, YYYY-MM-DD.
         * @example 2026-06-01
         */
        StartDate: string;
        /**
         * @description IANA zone in which the days begin, where the site leaves that to each device.
         * @example Asia/Karachi
         */
        TimeZone: string;
        /**
         * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
         * @example h0yq3b
         */
        Token: string;
        /**
         * @description Vendor codes, joined by commas.
         * @example JL
         */
        Vendor: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    webClipProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the merchant and the ending of a profile.
                 * @example karat.mobileconfig
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-apple-aspen-config": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the picture.
                 * @example ember-tiger
                 */
                file: string;
                /**
                 * @description What it is a picture of.
                 * @example games
                 */
                folder: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["OpenAccountBody"];
            };
        };
        responses: {
            /** @description The new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["OpenedAccount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contract: {
        parameters: {
            query: {
                /**
                 * @description Kind of contract: daily, dividend or hourly.
                 * @example daily
                 */
                kind: components["parameters"]["ContractKind"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Contracts"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    answerContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description Contracts as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Contracts"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    dividendContract: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
                 * @example h0yq3b
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Contracts"];
            default: components["responses"]["Failure"];
        };
    };
    memberContract: {
        parameters: {
            query: {
                /**
                 * @description Kind of contract: daily, dividend or hourly.
                 * @example daily
                 */
                kind: components["parameters"]["ContractKind"];
                /**
                 * @description User name of a member one level below the agent.
                 * @example marlow
                 */
                member: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MemberContracts"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    offerContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractOffer"];
            };
        };
        responses: {
            /** @description Contracts as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MemberContracts"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    salaryContract: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Contracts"];
            default: components["responses"]["Failure"];
        };
    };
    dividendInfo: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Contracts"];
            default: components["responses"]["Failure"];
        };
    };
    dividends: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description self for what the agent earned, team for what the downline did; self when absent.
                 * @example team
                 */
                scope?: components["parameters"]["EarningScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dividends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["EarningPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payDividend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementBody"];
            };
        };
        responses: {
            /** @description What was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SettlementPaid"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitations: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["InvitationList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Invitation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCodeBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    teamKpi: {
        parameters: {
            query: {
                /**
                 * @description Last day, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                endDate: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Rows wanted, 0 for the footer alone.
                 * @example 0
                 */
                size?: string;
                /**
                 * @description First day, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                startDate: string;
                /**
                 * @description IANA zone in which the days begin, where the site leaves that to each device.
                 * @example Asia/Karachi
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TeamKpi"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    teamMember: {
        parameters: {
            query: {
                /**
                 * @description User name of a member of the team.
                 * @example pemberton
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TeamMemberDetails"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    memberRates: {
        parameters: {
            query: {
                /**
                 * @description User name of a member of the team.
                 * @example pemberton
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates with bounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MemberRates"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setMemberRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRatesBody"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MemberRates"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    teamMembers: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Only members whose names contain it.
                 * @example pem
                 */
                name?: components["parameters"]["MemberName"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Member whose direct members are wanted; the agent when absent.
                 * @example pemberton
                 */
                parent?: components["parameters"]["Parent"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TeamMemberPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    teamOverview: {
        parameters: {
            query: {
                /**
                 * @description Last day, YYYY-MM-DD.
                 * @example 2026-06-30
                 */
                endDate: components["parameters"]["EndDate"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description First day, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description IANA zone in which the days begin, where the site leaves that to each device.
                 * @example Asia/Karachi
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TeamOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    agentRates: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AgentRates"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    teamBets: {
        parameters: {
            query: {
                /**
                 * @description Last day, at most 93 days in all, YYYY-MM-DD.
                 * @example 2026-06-07
                 */
                endDate: components["parameters"]["LastDay"];
                /**
                 * @description Game type: RNG, FISH, PVP, LIVE, SPORTS, LOTT, ELOTT.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description Only this member of the team; refused when the team has none of this name.
                 * @example kamran
                 */
                member?: components["parameters"]["MemberOfTeam"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description First day by the site's clock, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                startDate: components["parameters"]["FirstDay"];
                /**
                 * @description Only bets that ended so: won (more than the stake came back), returned or lost.
                 * @example won
                 */
                state?: string;
                /**
                 * @description IANA zone in which the days begin, where the site leaves that to each device.
                 * @example Asia/Karachi
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description Only bets in games of this vendor.
                 * @example BRIGHTFORGE
                 */
                vassalage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TeamBetPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    teamPnl: {
        parameters: {
            query: {
                /**
                 * @description Last day, at most 93 days in all, YYYY-MM-DD.
                 * @example 2026-06-07
                 */
                endDate: components["parameters"]["LastDay"];
                /**
                 * @description Only this member of the team; refused when the team has none of this name.
                 * @example kamran
                 */
                member?: components["parameters"]["MemberOfTeam"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only members whose name has this part.
                 * @example kam
                 */
                search?: string;
                /**
                 * @description First day by the site's clock, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                startDate: components["parameters"]["FirstDay"];
                /**
                 * @description IANA zone in which the days begin, where the site leaves that to each device.
                 * @example Asia/Karachi
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TeamPnlPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    teamRebates: {
        parameters: {
            query: {
                /**
                 * @description Last day, at most 93 days in all, YYYY-MM-DD.
                 * @example 2026-06-07
                 */
                endDate: components["parameters"]["LastDay"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description First day by the site's clock, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                startDate: components["parameters"]["FirstDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rebates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["EarningPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    dailyWages: {
        parameters: {
            query: {
                /**
                 * @description Last day, at most 93 days in all, YYYY-MM-DD.
                 * @example 2026-06-07
                 */
                endDate: components["parameters"]["LastDay"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description self for what the agent earned, team for what the downline did; self when absent.
                 * @example team
                 */
                scope?: components["parameters"]["EarningScope"];
                /**
                 * @description First day by the site's clock, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                startDate: components["parameters"]["FirstDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["EarningPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    hourlyWages: {
        parameters: {
            query: {
                /**
                 * @description The day, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                date: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description self for what the agent earned, team for what the downline did; self when absent.
                 * @example team
                 */
                scope?: components["parameters"]["EarningScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["EarningPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    manualWages: {
        parameters: {
            query: {
                /**
                 * @description Last day, at most 93 days in all, YYYY-MM-DD.
                 * @example 2026-06-07
                 */
                endDate: components["parameters"]["LastDay"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description First day by the site's clock, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                startDate: components["parameters"]["FirstDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["EarningPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payManualWage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementBody"];
            };
        };
        responses: {
            /** @description What was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SettlementPaid"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    announcements: {
        parameters: {
            query: {
                /**
                 * @description Place that asks; every place when absent.
                 * @example m_home
                 */
                groupName?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description M for the mobile site.
                 * @example M
                 */
                platform?: string;
                /**
                 * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
                 * @example h0yq3b
                 */
                token?: components["parameters"]["Token"];
                /**
                 * @description Content types: A agent, PL player, B banner, PU pop-up, PR promotion, H hot.
                 * @example B,PL,PU,PR,H
                 */
                types: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AnnouncementGroups"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    announcementRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementReadBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    banners: {
        parameters: {
            query?: {
                /**
                 * @description Place that asks; every place when absent.
                 * @example m_home
                 */
                groupName?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Banners in their order.
                         * @example []
                         */
                        value: components["schemas"]["Banner"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    captcha: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Counts the pictures that one page asked for, so that no cache gives an old one.
                 * @example 1
                 */
                round?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Captcha"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    chatStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The style. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
        };
    };
    chatScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
        };
    };
    chatLaunch: {
        parameters: {
            query?: {
                /**
                 * @description Always 1.
                 * @example 1
                 */
                b2c?: string;
                /**
                 * @description Page to come back to.
                 * @example http://karat.localhost:4000/m/home
                 */
                backUrl?: string;
                /**
                 * @description Form of a chat that nothing was said in, of the theme's layout forms.
                 * @example medallion
                 */
                empty?: "medallion" | "pitch" | "lantern" | "shore" | "bitmap" | "cutout";
                /**
                 * @description Colour of the chat's header.
                 * @example #0f3d33
                 */
                headerColor?: string;
                /**
                 * @description Form of the head, of the theme's layout forms.
                 * @example plaque
                 */
                hero?: "plaque" | "scoreboard" | "board" | "glass" | "readout" | "poster";
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Form of the thread, of the theme's layout forms.
                 * @example ledger
                 */
                list?: "ledger" | "fixtures" | "festoon" | "pebbles" | "terminal" | "posters";
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Form of what a message is written in, of the theme's layout forms.
                 * @example ceremony
                 */
                page?: "ceremony" | "split" | "board" | "sheet" | "command" | "questions";
                /**
                 * @description The colours that the player sees.
                 * @example dark
                 */
                scheme?: "dark" | "light";
                /**
                 * @description Path of the site's stylesheet: custom properties of its theme, for a chat that looks like the site.
                 * @example /livery/parts/5d41402abc4b2a76b9719d911017c592ae2e1f7c9f0fa1b1c7c1a3f0d6b2e9aa.css
                 */
                stylesheet?: string;
                /**
                 * @description Title of the chat.
                 * @example Karat
                 */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ChatLaunch"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    liveModels: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["LiveModels"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    chatCount: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ChatCount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    chatEnter: {
        parameters: {
            query: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description What opens the conversation, once and within two minutes; from the chat launch.
                 * @example zq8Xb2
                 */
                ticket: components["parameters"]["ChatTicket"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to the page of the conversation. */
            303: {
                headers: {
                    /**
                     * @description `livery-chat`, for the path of the conversation. The site service makes it HttpOnly, SameSite and, over HTTPS, Secure, and lets no other cookie through.
                     * @example livery-chat=zq8Xb2; Path=/wps/chat/window/Jx3; HttpOnly; SameSite=Strict
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ChatClosed"];
            default: components["responses"]["Failure"];
        };
    };
    chatWindow: {
        parameters: {
            query?: {
                /**
                 * @description Messages with a higher id only.
                 * @example 12
                 */
                after?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Which conversation. It opens nothing without the cookie.
                 * @example Jx3kQw81
                 */
                conversation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown[];
                    "text/html": string;
                };
            };
            401: components["responses"]["ChatClosed"];
            default: components["responses"]["Failure"];
        };
    };
    chatSay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation. It opens nothing without the cookie.
                 * @example Jx3kQw81
                 */
                conversation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatSayBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ChatSayBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Back to the page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ChatClosed"];
            429: components["responses"]["ChatClosed"];
            default: components["responses"]["Failure"];
        };
    };
    customerService: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ways. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Ways in their order.
                         * @example []
                         */
                        value: components["schemas"]["CustomerService"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    feedbackList: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["FeedbackList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    feedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Captcha that is answered; the last one of the address when absent.
                 * @example 0b6c2f1e-5b1a-4c0b-8f3e-0a9d5a3f7c11
                 */
                "Captcha-Id"?: components["parameters"]["CaptchaId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    favourites: {
        parameters: {
            query?: {
                /**
                 * @description Game type: RNG, FISH, PVP, LIVE, SPORTS, LOTT, ELOTT.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
                 * @example h0yq3b
                 */
                token?: components["parameters"]["Token"];
                /**
                 * @description Vendor codes, joined by commas.
                 * @example JL
                 */
                vendor?: components["parameters"]["Vendor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["FavouritePage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    favouriteAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    favouriteRemove: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Identity of the game.
                 * @example 48120433
                 */
                nodeId?: string;
                /**
                 * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
                 * @example h0yq3b
                 */
                token?: components["parameters"]["Token"];
                /**
                 * @description Vendor codes, joined by commas.
                 * @example JL
                 */
                vendor?: components["parameters"]["Vendor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    favouriteIds: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
                 * @example h0yq3b
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Identities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["FavouriteIds"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    fixtures: {
        parameters: {
            query?: {
                /**
                 * @description SPORTS, ESPORTS or COCKFIGHT.
                 * @example SPORTS
                 */
                gameType?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["FixtureList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    hotGames: {
        parameters: {
            query?: {
                /**
                 * @description Always 2.
                 * @example 2
                 */
                isPlatform?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Always html5.
                 * @example html5
                 */
                platform?: components["parameters"]["Platform"];
                /**
                 * @description Asks for a fresh list.
                 * @example 1
                 */
                refresh?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["GameList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    launch: {
        parameters: {
            query?: {
                /**
                 * @description Page of the site that the game leads back to.
                 * @example /m/home
                 */
                backUrl?: string;
                /**
                 * @description Code of the game, lobby when it has none.
                 * @example lobby
                 */
                gameCode?: string;
                /**
                 * @description Id of the game.
                 * @example ember-tiger
                 */
                gameId?: string;
                /**
                 * @description Game type: RNG, FISH, PVP, LIVE, SPORTS, LOTT, ELOTT.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description 1 for a game of the browser.
                 * @example 1
                 */
                isGameH5?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description free plays with play money.
                 * @example free
                 */
                mode?: string;
                /**
                 * @description Identity of the game.
                 * @example 48120433
                 */
                nodeId?: string;
                /**
                 * @description trad or ent.
                 * @example trad
                 */
                playType?: string;
                /**
                 * @description Match and the end of it that is bet on, already chosen when the game opens.
                 * @example 495312-three-0:home
                 */
                selection?: string;
                /**
                 * @description 1 when the game can be tried.
                 * @example 1
                 */
                supportPlay?: string;
                /**
                 * @description Vendor code.
                 * @example BRIGHTFORGE
                 */
                vassalage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Launch"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    games: {
        parameters: {
            query?: {
                /**
                 * @description Always 2.
                 * @example 2
                 */
                clientType?: components["parameters"]["ClientType"];
                /**
                 * @description Classification key.
                 * @example JP
                 */
                gameClassify?: string;
                /**
                 * @description Part of a name, in any letter case.
                 * @example tiger
                 */
                gameName?: string;
                /**
                 * @description Game type: RNG, FISH, PVP, LIVE, SPORTS, LOTT, ELOTT.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description 1 for games that are new.
                 * @example 1
                 */
                isNew?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant once more (row G-305).
                 * @example karat
                 */
                merchant?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Only games with a stake of at most this.
                 * @example 0.50
                 */
                minBet?: string;
                /**
                 * @description Only games with at least so many lines.
                 * @example 20
                 */
                minLine?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Always html5.
                 * @example html5
                 */
                platform?: components["parameters"]["Platform"];
                /**
                 * @description Vendor codes, joined by commas.
                 * @example SV3,DS88
                 */
                vassalage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["GamePage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recent: {
        parameters: {
            query?: {
                /**
                 * @description Always 2.
                 * @example 2
                 */
                clientType?: components["parameters"]["ClientType"];
                /**
                 * @description Game type: RNG, FISH, PVP, LIVE, SPORTS, LOTT, ELOTT.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Vendor codes, joined by commas.
                 * @example JL
                 */
                vendor?: components["parameters"]["Vendor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RecentPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recentAdd: {
        parameters: {
            query: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Identity of the game.
                 * @example 48120433
                 */
                nodeId: string;
                /**
                 * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
                 * @example h0yq3b
                 */
                token?: components["parameters"]["Token"];
                /**
                 * @description Vendor codes, joined by commas.
                 * @example JL
                 */
                vendor?: components["parameters"]["Vendor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    vendors: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Always 1.
                 * @example 1
                 */
                typeId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vendors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["VendorList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    winners: {
        parameters: {
            query?: {
                /**
                 * @description Game type or ALL.
                 * @example ALL
                 */
                gameCategory?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description How many, at most 20.
                 * @example 20
                 */
                limitNum?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Winners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["WinnerList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    help: {
        parameters: {
            query?: {
                /**
                 * @description Always MOBILE.
                 * @example MOBILE
                 */
                device?: string;
                /**
                 * @description Language of the texts.
                 * @example EN
                 */
                lang?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Entries in their order.
                         * @example []
                         */
                        value: components["schemas"]["HelpEntry"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    inbox: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Inbox"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    inboxDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    inboxRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    inboxCount: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Unread messages.
                         * @example 3
                         */
                        value: number;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    keys: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    lotteries: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Lott, ZY or Elott.
                 * @example Lott
                 */
                prizeMode?: components["parameters"]["PrizeMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lotteries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["LotteryList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    lotteryMenu: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Lott, ZY or Elott.
                 * @example Lott
                 */
                prizeMode?: components["parameters"]["PrizeMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["LotteryMenu"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    numero: {
        parameters: {
            query?: {
                /**
                 * @description Code of a lottery.
                 * @example lucky-forty-nine
                 */
                lotteryCode?: components["parameters"]["LotteryCode"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draw. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Draw"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    vnNumero: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of a lottery.
                 * @example lucky-forty-nine
                 */
                lotteryCode?: components["parameters"]["LotteryCode"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draw. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Draw"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recentVnLottery: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of a lottery.
                 * @example lucky-forty-nine
                 */
                lotteryCode?: components["parameters"]["LotteryCode"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["DrawList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    affiliateCode: {
        parameters: {
            query?: {
                /**
                 * @description Host name of the site.
                 * @example karat.example
                 */
                domain?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AffiliateCode"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    usernameAvailability: {
        parameters: {
            query: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description User name in any letter case.
                 * @example marlow
                 */
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Availability"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    closing: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Closing"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["ClosingBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @example true
                         */
                        value: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    memberDetails: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MemberDetails"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    detailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SmsCode"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    verifyDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailProof"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @example true
                         */
                        value: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["OwnProofBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The data, by kind.
                         * @example {
                         *       "account": {
                         *         "name": "marlow"
                         *       }
                         *     }
                         */
                        value: Record<string, never>;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    secondFactor: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SecondFactor"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["OwnProofBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SecondFactorSetup"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["FactorCodeBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["ProvenFactorBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @example true
                         */
                        value: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["ProvenFactorBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    headIcon: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Icons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["HeadIcon"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setHeadIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeadIconBody"];
            };
        };
        responses: {
            /** @description The chosen icon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["HeadIcon"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    memberInfo: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitationCheck: {
        parameters: {
            query: {
                /**
                 * @description Code as typed.
                 * @example LIVERY
                 */
                code: string;
                /**
                 * @description Host name of the site.
                 * @example karat.example
                 */
                domain?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationCheck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setNickname: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NicknameBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["NicknameBody"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["PaymentPasswordBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @example true
                         */
                        value: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setPasswordByPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["PhonePasswordBody"];
            };
        };
        responses: {
            /** @description Whose password it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PasswordOwner"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    ownProof: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["OwnProof"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    giveOwnProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["OwnProofBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @example true
                         */
                        value: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    ownProofCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SmsCode"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rankProgress: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RankProgress"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Captcha that is answered; the last one of the address when absent.
                 * @example 0b6c2f1e-5b1a-4c0b-8f3e-0a9d5a3f7c11
                 */
                "Captcha-Id"?: components["parameters"]["CaptchaId"];
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
                /**
                 * @description `$id` of the form that was filled in.
                 * @example form_registrationUsername_3f0c1b9e77aa
                 */
                "Form-Hash"?: components["parameters"]["FormHash"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["RegistrationBody"];
            };
        };
        responses: {
            /** @description The session of the new player. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Login"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    registerSettings: {
        parameters: {
            query?: {
                /**
                 * @description Form whose hash is wanted as formHash.
                 * @example registrationMobile
                 */
                form?: "registrationUsername" | "registrationMobile";
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules and hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RegisterSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    safePlay: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SafePlay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    excludeSelf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["ExclusionBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlayPause"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    askExclusionEnd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["ExclusionEndBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlayPause"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setPlayLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SafePlay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmPlayLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitNameBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SafePlay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    keepPlayLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitNameBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SafePlay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    playNotices: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlayNotices"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmPlayNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayNoticeBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlayNotices"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    takePlayRest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlayRest"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    playSession: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlaySession"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    takeTimeOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOutBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlayPause"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sessions: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SessionList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionName"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @example true
                         */
                        value: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["EndedSessions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    trialAccount: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trial state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TrialState"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    promotionApplications: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PromotionApplication"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    promotionApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionApplicationBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    promotionCounts: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PromotionCounts"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    redRain: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RedRain"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    claimRedRain: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RainClaimBody"];
            };
        };
        responses: {
            /** @description What was in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RainAmount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rebate: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Rebate"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    claimRebate: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PaidAmount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    referrals: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Referrals"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rewards: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RewardList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    claimReward: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PaidAmount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    betRecords: {
        parameters: {
            query?: {
                /**
                 * @description Only bets placed from then on, ISO 8601; all when absent.
                 * @example 2026-06-01T00:00:00.000Z
                 */
                from?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only bets that ended so: won (more than the stake came back), returned or lost.
                 * @example won
                 */
                state?: string;
                /**
                 * @description Only bets in games of this vendor.
                 * @example BRIGHTFORGE
                 */
                vassalage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["BetPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    transactions: {
        parameters: {
            query?: {
                /**
                 * @description With types=A, last day, YYYY-MM-DD.
                 * @example 2026-06-01
                 */
                endDate?: string;
                /**
                 * @description Kind of movement; every kind when absent.
                 * @example deposit
                 */
                kind?: string;
                /**
                 * @description With types=A, only movements of this member of the team.
                 * @example marlow
                 */
                member?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description With types=A, first day, YYYY-MM-DD; all days when absent.
                 * @example 2026-06-01
                 */
                startDate?: string;
                /**
                 * @description IANA zone in which the days begin, where the site leaves that to each device.
                 * @example Asia/Karachi
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description A asks for the team of an agent; it means nothing for other players.
                 * @example A
                 */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TransactionPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Captcha that is answered; the last one of the address when absent.
                 * @example 0b6c2f1e-5b1a-4c0b-8f3e-0a9d5a3f7c11
                 */
                "Captcha-Id"?: components["parameters"]["CaptchaId"];
                /**
                 * @description OTHERS when the site runs as an installed app.
                 * @example OTHERS
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["LoginAnswer"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    loginSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["SecondStepBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Login"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    freePlayLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["TrialBody"];
            };
        };
        responses: {
            /** @description The trial session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TrialLogin"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Token where a merchant has it sent in the query (`api.tokenInQuery`).
                 * @example h0yq3b
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    socialLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["EncryptedBody"] | components["schemas"]["SocialLoginBody"] | components["schemas"]["SocialOpeningBody"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["LoginAnswer"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    socialStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialStartBody"];
            };
        };
        responses: {
            /** @description Where the visitor signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SocialStart"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    humanChallenge: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["HumanChallenge"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    smsCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Solved work in base64, where the site asks for it.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "Human-Check"?: components["parameters"]["HumanCheck"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCodeBody"];
            };
        };
        responses: {
            /** @description When the code ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SmsCode"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    systemCountry: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Country"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    domainRoute: {
        parameters: {
            query?: {
                /**
                 * @description Always 0.
                 * @example 0
                 */
                device?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["DomainRoute"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    systemRegion: {
        parameters: {
            query?: {
                /**
                 * @description Address to look up; the caller's own when absent.
                 * @example 198.51.100.7
                 */
                ip?: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Region. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Region"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    systemStatus: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SystemStatus"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    templateSettings: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TemplateFlags"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    wallet: {
        parameters: {
            query?: {
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Wallet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bankCards: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["BankCards"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bindBankCard: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["BindCardBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["BankCard"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeBankCard: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["RemoveCardBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @example true
                         */
                        value: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cashier: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Cashier"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    collectWallets: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Wallets"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deposit: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PaymentAnswer"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    wallets: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Wallets"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    paymentMethods: {
        parameters: {
            query: {
                /**
                 * @description deposit or withdraw.
                 * @example deposit
                 */
                direction: string;
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payments: {
        parameters: {
            query?: {
                /**
                 * @description Only deposits or only withdrawals.
                 * @example deposit
                 */
                direction?: string;
                /**
                 * @description Last day on which they were ordered, YYYY-MM-DD.
                 * @example 2026-06-30
                 */
                endDate?: string;
                /**
                 * @description Only this payment.
                 * @example 7
                 */
                id?: string;
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Code of the merchant; must agree with the `Merchant` header.
                 * @example karat
                 */
                merchantCode?: components["parameters"]["MerchantCode"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, at most 100.
                 * @example 35
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description First day on which they were ordered, YYYY-MM-DD; all when absent.
                 * @example 2026-06-01
                 */
                startDate?: string;
                /**
                 * @description Only payments in this state.
                 * @example paid
                 */
                state?: string;
                /**
                 * @description IANA zone in which the days begin, where the site leaves that to each device.
                 * @example Asia/Karachi
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PaymentPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    transfer: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Wallets"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdraw: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts and names.
                 * @example en
                 */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description JWE when the body is encrypted.
                 * @example JWE
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["CompactJwe"];
                "application/json": components["schemas"]["WithdrawBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PaymentAnswer"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
