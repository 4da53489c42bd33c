export default function ReceiptPage() {
  return <main>receipt</main>;
}
