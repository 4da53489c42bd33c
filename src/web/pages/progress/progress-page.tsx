export default function ProgressPage() {
  return <main>progress</main>;
}
