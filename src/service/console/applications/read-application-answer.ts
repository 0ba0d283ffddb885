import type { ApplicationResult, DeskApplication, DeskProposal } from '../../../contracts/desk-applications.ts';
import type { DeskPage } from '../../../contracts/desk.ts';
import { isAbsentOr, isId, isMoment, isText, pageOf, partOf, readPerson } from '../support/read-part.ts';

/** A page of applications as a platform says it; nothing where it says something else. */
export function readApplications(value: unknown): DeskPage<DeskApplication> | undefined {
  return pageOf(value, readApplication);
}

/** What came of a decision. */
export function readApplicationResult(value: unknown): ApplicationResult | undefined {
  const { kind, application: said } = partOf(value);
  if (kind === 'absent' || kind === 'amount') return { kind };
  const application = readApplication(said);
  return application && (kind === 'done' || kind === 'moved') ? { kind, application } : undefined;
}

function readApplication(value: unknown): DeskApplication | undefined {
  const { id, merchant, player, promotion, remark, pictures, at, currency, proposal, decided } = partOf(value);
  if (!isId(id) || !isText(merchant) || !isText(player) || !isText(promotion) || !isText(remark)) return undefined;
  if (!isId(pictures) || !isMoment(at) || !isText(currency) || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const proposed = proposal === undefined ? undefined : readProposal(proposal);
  const ended = decided === undefined ? undefined : readDecided(decided);
  if ((proposal !== undefined && !proposed) || (decided !== undefined && !ended)) return undefined;
  return {
    ...{ id, merchant, player, promotion, remark, pictures, at, currency },
    ...(proposed ? { proposal: proposed } : {}),
    ...(ended ? { decided: ended } : {}),
  };
}

function readProposal(value: unknown): DeskProposal | undefined {
  const { amount, by, reason, at } = partOf(value);
  const person = readPerson(by);
  return isAmount(amount) && person && isText(reason) && isMoment(at) ? { amount, by: person, reason, at } : undefined;
}

function readDecided(value: unknown): DeskApplication['decided'] | undefined {
  const { at, by, reward, reason } = partOf(value);
  if (!isMoment(at) || !isAbsentOr(by, isText) || !isAbsentOr(reward, isAmount) || !isAbsentOr(reason, isText))
    return undefined;
  return {
    at,
    ...(by === undefined ? {} : { by }),
    ...(reward === undefined ? {} : { reward }),
    ...(reason === undefined ? {} : { reason }),
  };
}

function isAmount(value: unknown): value is string {
  return isText(value) && /^\d{1,12}(\.\d{1,3})?$/.test(value);
}
