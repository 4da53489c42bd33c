export default function NotFoundPage() {
  return <main>not-found</main>;
}
