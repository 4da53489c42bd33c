import styles from '../../sections/film-drawing.module.css';

const HEAD = 'M50 30c8 0 13 6.5 13 15.500S57.5 62 50 62s-13-7.5-13-16.500S42 30 50 30z';
const SHOULDERS = 'M27 88c1-13 10-19 23-19s22 6 23 19';

/** Line drawings of the three steps: a selfie at arm's length, a proof print, and a contact sheet of finished headshots. */
export function StepDrawing({ step }: { step: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 125" aria-hidden="true">
      {step === 0 && (
        <>
          <rect x="24" y="14" width="52" height="98" rx="7" />
          <path d="M44 20h12" />
          <path d={HEAD} transform="translate(8.5 14) scale(.83)" />
          <path d={SHOULDERS} transform="translate(8.5 14) scale(.83)" />
          <circle cx="50" cy="101" r="4.5" />
        </>
      )}
      {step === 1 && (
        <>
          <path d="M18 14h64v80H18z" />
          <path d={HEAD} transform="translate(0 -4)" />
          <path d={SHOULDERS} transform="translate(0 5)" />
          <path className={styles.faint} d="M18 46l46-32M18 72l64-45M30 94l52-37M66 94l16-11" />
          <path d="M18 106h38" />
        </>
      )}
      {step === 2 && (
        <>
          {[12, 47, 82].map((y) => (
            <g key={y} transform={`translate(0 ${y})`}>
              <path d="M12 0h24v30H12zM38 0h24v30H38zM64 0h24v30H64z" />
              {[12, 38, 64].map((x) => (
                <g key={x} transform={`translate(${x - 5.5} -9) scale(.35)`}>
                  <path d={HEAD} />
                  <path d="M27 111V88c1-13 10-19 23-19s22 6 23 19v23" />
                </g>
              ))}
            </g>
          ))}
        </>
      )}
    </svg>
  );
}
