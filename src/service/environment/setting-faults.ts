import { Ajv } from 'ajv';
import { nearestName } from '../../release/nearest-name.ts';
import { readTrustedProxies, WrongSettingError } from '../security/trusted-proxies.ts';
import type { Fault } from './fault.ts';
import type { EnvironmentSchema, Setting, SettingName } from './read-settings.ts';
import { settingsOf } from './read-settings.ts';
import { hasSamplePassword, isSampleKey } from './sample-secrets.ts';

/** What is wrong with the settings themselves: missing, misspelt, of another shape, a sample's, or too trusting. */
export function settingFaults(
  env: NodeJS.ProcessEnv,
  settings: readonly Setting[],
  schema: EnvironmentSchema,
): readonly Fault[] {
  const valueOf = (name: SettingName) => settings.find((setting) => setting.name === name)?.value;
  const isEmbedded = valueOf('LIVERY_EMBEDDED_DATABASE') === '1';
  return [
    ...unknownNames(env, schema),
    ...settings.flatMap((setting) => {
      const isNeeded = schema.required.includes(setting.name) && !(setting.name === 'DATABASE_URL' && isEmbedded);
      return faultOf(setting, schema, isNeeded) ?? [];
    }),
    ...(isEmbedded && valueOf('DATABASE_URL') !== undefined ? [twoDatabases] : []),
  ];
}

const twoDatabases: Fault = {
  about: 'LIVERY_EMBEDDED_DATABASE',
  says: 'LIVERY_EMBEDDED_DATABASE and DATABASE_URL are both set in the environment',
  todo: 'take one of them away, so that there is one database',
};

function faultOf(setting: Setting, schema: EnvironmentSchema, isNeeded: boolean): Fault | undefined {
  const { name, value, file, trouble } = setting;
  const { $comment: todo, writeOnly: isSecret } = schema.properties[name];
  const fault = (says: string): Fault => ({ about: name, says, todo });
  if (trouble !== undefined) return fault(`${name} cannot be read from ${file ?? ''} (${trouble})`);
  if (value === undefined) return isNeeded ? fault(`${name} is not set in the environment`) : undefined;
  const place = file === undefined ? name : `${name} (from ${file})`;
  if (!fits(name, value, schema)) return fault(isSecret ? `${place} has another form` : `${place} is "${value}"`);
  if (isSample(setting, schema)) return fault(`${place} holds a sample or a default that anybody would try`);
  return name === 'LIVERY_TRUST_PROXY' ? proxyFault(value, todo) : undefined;
}

/** Whether a value has the form that the schema asks for. */
function fits(name: SettingName, value: string, schema: EnvironmentSchema): boolean {
  const ajv = new Ajv({ strict: false });
  return ajv.validate(schema.properties[name], value);
}

function isSample({ name, value = '' }: Setting, { properties }: EnvironmentSchema): boolean {
  const { writeOnly, examples } = properties[name];
  if (!writeOnly) return false;
  return name === 'DATABASE_URL' ? hasSamplePassword(value, examples) : isSampleKey(value, examples);
}

/** Words by which other servers trust every proxy. */
const everybody = /^(true|\*|all|any|1|yes)$/i;

function proxyFault(value: string, todo: string): Fault | undefined {
  const about = 'LIVERY_TRUST_PROXY';
  if (value.split(',').some((entry) => everybody.test(entry.trim())))
    return { about, says: `${about} trusts everybody ("${value}")`, todo };
  try {
    readTrustedProxies(value);
    return undefined;
  } catch (error) {
    if (!(error instanceof WrongSettingError)) throw error;
    return { about, says: /^(.*?)\. /.exec(error.message)?.[1] ?? error.message, todo };
  }
}

/** Settings of ours that no server has: a misspelt name would otherwise be passed over in silence. */
function unknownNames(env: NodeJS.ProcessEnv, schema: EnvironmentSchema): readonly Fault[] {
  const known = settingsOf(schema).flatMap(([name, { writeOnly }]) => (writeOnly ? [name, `${name}_FILE`] : [name]));
  return Object.keys(env)
    .filter((name) => name.startsWith('LIVERY_') && env[name] !== '' && !known.some((one) => one === name))
    .map((name) => {
      const near = nearestName(name, known);
      const says = `${name} in the environment is no setting of a production server`;
      return { about: name, says, todo: near === undefined ? 'take it away' : `write ${near}, or take it away` };
    });
}
