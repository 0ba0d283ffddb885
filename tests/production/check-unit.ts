import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';
import { demand, type Findings } from './findings.ts';

/** The highest exposure that `systemd-analyze security` may find; 10 is a service without any fence. */
const mostExposed = 4;

/** Reads the systemd unit of `deploy/` with systemd's own tools; only the place of Node is changed to that of this machine. */
export async function checkUnit(findings: Findings, folder: string): Promise<void> {
  const version = /^systemd (\S+)/.exec(String(spawnSync('systemd-analyze', ['--version']).stdout ?? ''))?.[1];
  if (version === undefined) {
    findings.leaveOut('deploy/livery.service', 'systemd-analyze is not installed');
    return;
  }
  const unit = join(folder, 'livery.service');
  const text = readFileSync(join(projectRoot, 'deploy/livery.service'), 'utf8');
  writeFileSync(unit, text.replace('/usr/local/bin/node', process.execPath));
  const analyse = (...args: readonly string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  await findings.try(`systemd ${version} accepts livery.service`, () => {
    const { status, stderr } = analyse('verify', '--man=no');
    demand(status === 0 && stderr.trim() === '', `${status}: ${stderr}`);
  });
  await findings.try('the unit fences the service in', () => {
    const { stdout } = analyse('security', '--offline=true');
    const exposure = /exposure level for livery\.service: ([\d.]+)/.exec(stdout)?.[1];
    demand(exposure !== undefined && Number(exposure) <= mostExposed, `its exposure is ${exposure ?? 'unknown'}`);
    return `exposure ${exposure} of 10, ${mostExposed} at most`;
  });
  findings.leaveOut('a start by systemd itself', 'that takes a machine of its own');
}
