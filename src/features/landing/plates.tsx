import styles from './plates.module.css';

/** A longcase clock in line, as an engraver would: contour, grain, and the moon in the arch. */
export function ClockPlate() {
  return (
    <svg className={styles['plate']} viewBox="0 0 240 320" aria-hidden="true" focusable="false">
      <path className={styles['ground']} d="M0 288h240" />
      <path
        className={styles['wood']}
        d="M88 98V52q0-10 10-10h2q4-16 20-16t20 16h2q10 0 10 10v46zM96 104h48v112H96zM84 222h72v62H84z"
      />
      <path
        className={styles['line']}
        d="M88 98V52q0-10 10-10h2q4-16 20-16t20 16h2q10 0 10 10v46zM82 98h76v6H82zM96 104v112M144 104v112M90 216h60v6H90zM84 222h72v62H84zM80 284h80v6H80zM90 42q4-14 14-16M150 42q-4-14-14-16M120 26v-8"
      />
      <circle className={styles['line']} cx="120" cy="15" r="3" />
      <path className={styles['face']} d="M96 94V58h8q2-18 16-18t16 18h8v36z" />
      <path className={styles['line']} d="M96 94V58h8q2-18 16-18t16 18h8v36zM104 58q16-6 32 0" />
      <circle className={styles['line']} cx="120" cy="76" r="15" />
      <circle className={styles['fine']} cx="120" cy="76" r="11" />
      <path className={styles['line']} d="M120 76V66M120 76l7 4M120 61v3M120 88v3M105 76h3M132 76h3" />
      <path className={styles['accent']} d="M118 44a6 6 0 1 0 6 8 7 7 0 0 1-6-8z" />
      <path className={styles['line']} d="M104 116q16-14 32 0v92h-32zM92 230h56v46H92zM132 160v6" />
      <path
        className={styles['fine']}
        d="M109 122v80M113 118v84M117 117v86M122 117v84M127 118v85M131 122v34M131 170v32M98 236c18 3 32 3 44 0M98 243c18 4 32 4 44 0M98 250c18 4 32 4 44 0M98 257c18 4 32 4 44 0M98 264c18 3 32 3 44 0M98 270c18 2 32 2 44 0"
      />
      <path className={styles['shadow']} d="M160 290h44l-12 5H74l6-5z" />
    </svg>
  );
}

/** A bullet teapot in line. */
export function TeapotPlate() {
  return (
    <svg className={styles['plate']} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className={styles['ground']} d="M0 128h240" />
      <path className={styles['shadow']} d="M84 126h96l-8 6H92z" />
      <path className={styles['face']} d="M80 78c0-22 16-34 40-34s40 12 40 34-16 40-40 40-40-18-40-40z" />
      <path
        className={styles['line']}
        d="M80 78c0-22 16-34 40-34s40 12 40 34-16 40-40 40-40-18-40-40zM100 117l-6 9h52l-6-9M84 66c-12-2-20-8-26-20l-8 2c4 24 14 38 31 42M98 48c4-10 40-10 44 0M120 40v-5"
      />
      <circle className={styles['line']} cx="120" cy="31" r="4.5" />
      <path className={styles['handle']} d="M157 62c22-14 38-2 32 18-4 14-18 22-36 20" />
      <path
        className={styles['fine']}
        d="M88 62c20 6 44 6 64 0M146 58c8 12 8 32-2 46M140 56c8 14 7 36-2 52M133 55c6 16 6 38-1 57M92 92c2 8 8 15 15 19M90 84c1 3 1 5 2 8"
      />
      <path className={styles['accent']} d="M112 78h16v14q-8 7-16 0z" />
    </svg>
  );
}
