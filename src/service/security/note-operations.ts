import type { SecurityLog } from '../../storage/security-log/security-log.ts';
import type { Operations } from '../operations.ts';

/** Operations whose acts are noted: what staff made live, switched or took back, and who it was. */
export function noteOperations(operations: Operations, security: SecurityLog): Operations {
  const noting = async <T extends { readonly kind: string }>(
    { code, author }: { readonly code: string; readonly author: string },
    what: string,
    act: () => Promise<T>,
  ): Promise<T> => {
    const note = (outcome: 'done' | 'refused', result: string) =>
      security.note({ event: 'staff.act', outcome, merchant: code, reference: `${what} by ${author}: ${result}` });
    try {
      const result = await act();
      note(isDone(result.kind) ? 'done' : 'refused', result.kind);
      return result;
    } catch (error) {
      note('refused', 'failed');
      throw error;
    }
  };
  return {
    ...operations,
    publish: (request) => noting(request, 'publish', () => operations.publish(request)),
    override: (request) => noting(request, `override ${request.name}`, () => operations.override(request)),
    overrideMany: async (request) => {
      const result = await operations.overrideMany(request);
      for (const code of request.codes)
        await noting({ ...request, code }, `override ${request.name}`, () => Promise.resolve(result));
      return result;
    },
    undoChanges: (request) =>
      noting({ ...request, code: '' }, `undo ${request.id}`, () => operations.undoChanges(request)),
    acceptUpstream: (request) => noting(request, 'accept upstream', () => operations.acceptUpstream(request)),
    inviteStaff: async (request) => {
      const result = await operations.inviteStaff(request);
      const outcome = result.kind === 'answer' ? 'done' : 'refused';
      security.note({ event: 'staff.act', outcome, reference: 'invite an administrator of the console' });
      return result;
    },
    domains: (request) => {
      if (request.act === 'list') return operations.domains(request);
      const { act, code = '', host = '', author = '' } = request;
      return noting({ code, author }, `${act} the domain ${host}`, () => operations.domains(request));
    },
    rollback: (request) => noting(request, 'rollback', () => operations.rollback(request)),
    rekey: (request) => noting({ ...request, code: '' }, 'rekey', () => operations.rekey(request)),
    // Whoever has the file has everything that the database holds of every brand.
    backup: (request) => noting({ ...request, code: '' }, `backup ${request.file}`, () => operations.backup(request)),
  };
}

const isDone = (kind: string) => kind !== 'refused' && kind !== 'impossible';
