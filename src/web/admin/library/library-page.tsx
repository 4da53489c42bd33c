import { listAddedExamples } from '../../../features/examples/added-examples-store.server.ts';
import { listHiddenExamples } from '../../../features/examples/hidden-examples-store.server.ts';
import { AddExampleForm } from '../../../features/examples/operator/add-example-form.tsx';
import { listExamples } from '../../../features/examples/operator/list-examples.server.ts';
import { listHiddenGarments } from '../../../features/wardrobe/hidden-garments-store.server.ts';
import { AddGarmentForm } from '../../../features/wardrobe/operator/add-garment-form.tsx';
import { listGarments } from '../../../features/wardrobe/operator/list-garments.server.ts';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { useOperator } from '../use-operator.ts';
import type { Route } from './+types/library-page.ts';
import { ExampleTable } from './example-table.tsx';
import { GarmentTable } from './garment-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, storage, houseGarments } = context.get(webContext);
  const [examples, added, hiddenExamples, garments, hiddenGarments] = await Promise.all([
    listExamples(storage),
    listAddedExamples(db),
    listHiddenExamples(db),
    houseGarments && listGarments(storage, houseGarments),
    listHiddenGarments(db),
  ]);
  const isAdded = (id: string) => added.some((one) => one.id === id);
  return {
    examples: examples && {
      ...examples,
      pairs: examples.pairs.map((pair) => ({
        ...pair,
        isHidden: hiddenExamples.has(pair.id),
        isAdded: isAdded(pair.id),
      })),
      absent: [
        ...examples.missing,
        ...added
          .filter(({ id }) => ![...examples.pairs, ...examples.missing].some((one) => one.id === id))
          .map(({ id }) => ({ id, why: 'waits for the worker, or for its garment' })),
      ].map((one) => ({ ...one, isAdded: isAdded(one.id) })),
    },
    garments: garments?.map((garment) => ({ ...garment, isHidden: hiddenGarments.has(garment.id) })),
  };
}

export const meta: Route.MetaFunction = () => privateMeta('Examples and clothes');

export default function LibraryPage({ loaderData: { examples, garments } }: Route.ComponentProps) {
  const { isOwner } = useOperator();
  return (
    <DashboardPage
      title="Examples and clothes"
      lead="The pictures and the clothes that pages show. They follow a change within seconds."
    >
      <DashboardSection title="Examples">
        {examples ? (
          <>
            <p className="dash-soft">
              Made <Moment at={examples.madeAt} />
              {examples.isFinished ? '.' : ', and not finished yet.'} All people are computer-generated. A
              pair in our clothes is shown only while its garment is offered.
            </p>
            <ExampleTable pairs={examples.pairs} absent={examples.absent} isOwner={isOwner} />
            {isOwner ? (
              <>
                <h3>Add a pair</h3>
                <AddExampleForm />
              </>
            ) : null}
          </>
        ) : (
          <EmptyList>
            There are no pictures yet. The worker makes them in the background, unless EXAMPLES=off.
          </EmptyList>
        )}
      </DashboardSection>
      <DashboardSection title="Clothes">
        {garments ? (
          <>
            <p className="dash-soft">
              Nobody new is dressed in a hidden garment, and pages do not offer it. Customers who have chosen
              it by name still get it.
            </p>
            <GarmentTable garments={garments} isOwner={isOwner} />
          </>
        ) : (
          <EmptyList>Clothes are turned off (WARDROBE=off).</EmptyList>
        )}
      </DashboardSection>
      {isOwner && garments ? (
        <DashboardSection title="Add a garment">
          <AddGarmentForm />
        </DashboardSection>
      ) : null}
    </DashboardPage>
  );
}
