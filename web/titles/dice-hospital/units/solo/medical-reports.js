// Medical Reports: two rows of reports, the lower of which can be completed.

import { html } from "../../../../app/html.js";
import { say, sayCount } from "../../../../app/language.js";
import { Piece } from "../../../../moves/piece.js";
import { DieFace } from "../../pieces/die.js";
import { useTable } from "../../table.js";
import { COLOURS, COUNTS } from "../../words.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../../client/types/contract.d.ts").MedicalReport} Report */

function Middle() {
  const reports = useTable().view.modules.medical_reports;
  if (!reports) return null;
  return html`<section class="card reports" aria-label=${say(WORDS.reports)}>
    <header>
      <h3>${say(WORDS.reports)}</h3>
      <span class="soft">${say(WORDS.completed, { count: reports.completed.length, points: reports.completed.reduce((sum, one) => sum + one.points, 0) })}</span>
    </header>
    <div class="pairs">
      ${reports.lower.map(
        (report, at) => html`<div key=${at} class="pair">
          <${ReportCard} report=${reports.upper[at] ?? null} upper=${true} />
          <${ReportCard} report=${report} upper=${false} />
        </div>`,
      )}
    </div>
  </section>`;
}

/** @param {{report: Report | null, upper: boolean}} props */
function ReportCard({ report, upper }) {
  if (!report) return html`<span class="report empty"></span>`;
  const points = sayCount(COUNTS.points, report.points);
  const dice = report.dice.map((colour) => say(COLOURS[colour] ?? WORDS.reports)).join(", ");
  const row = say(upper ? WORDS.upperRow : WORDS.lowerRow);
  return html`<${Piece} id=${`report:${report.report}`} kind=${`report ${upper ? "upper" : ""}`} label=${`${row}: ${dice}, ${points}`}>
    <span class="beds">${report.dice.map((colour, at) => html`<${DieFace} key=${at} patient=${{ id: 0, colour, value: 0 }} />`)}</span>
    <b>${points}</b>
  <//>`;
}

/** @type {import("../units.js").Unit} */
export const medicalReports = {
  fields: { report: "report" },
  Middle,
  marks: (view) => (view.modules.medical_reports?.used ?? []).map((patient) => [patient, say(WORDS.reported)]),
};
