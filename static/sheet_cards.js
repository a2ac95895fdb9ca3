// Tactic cards on the scoring sheet, in games that have them: what is done, and what breaks a rule, as the server has it.
globalThis.tacticCards = (rules, { say, often, noTactic }) => {
  const plan = rules.sheet.tactics.cards;
  // A step stands on one card, after the one before it.
  const steps = rules.cards.flatMap((card) => card.steps.map((step, place) => ({ ...step, card, needed: card.steps[place - 1] })));
  const isDone = (fields, number, side, step) => fields[`step/${number}/${side}/${step.slug}`];
  const stepsIn = (fields, number, side) => steps.filter((step) => isDone(fields, number, side, step));
  const takenBy = (fields, side) => rules.cards.filter((card) => fields[`card/${side}/${card.slug}`]);
  // The first battle round with a step; one after the last where there is none.
  function roundOf(fields, side, step) {
    let number = 1;
    while (number <= rules.sheet.rounds && !isDone(fields, number, side, step)) number++;
    return number;
  }
  function cardFault(taken, listed) {
    const isOther = listed.cards.length && taken.map((card) => card.slug).sort().join() !== listed.cards.join();
    if (isOther) return listed.why;
    return taken.length > plan.take ? say("too_many_cards", { most: plan.take }) : "";
  }
  function stepFault(fields, number, side, step) {
    const { name, card, needed } = step, round = roundOf(fields, side, step);
    if (!takenBy(fields, side).includes(card)) return say("card_not_taken", { step: name, card: card.name });
    if (round !== number) return say("picked_before", { tactic: name, round });
    const isEarly = needed && plan.in_order && roundOf(fields, side, needed) > number;
    return isEarly ? say("step_too_early", { step: name, needed: needed.name }) : "";
  }
  function breaches(fields, sum, number, side) {
    const done = stepsIn(fields, number, side);
    const crowded = rules.cards.find((card) => done.filter((step) => step.card === card).length > plan.a_turn);
    return [
      number === 1 ? cardFault(takenBy(fields, side), rules.listed[side]) : "",
      done.length ? noTactic(fields, sum, number, side) : "",
      ...done.map((step) => stepFault(fields, number, side, step)),
      crowded ? say("steps_in_turn", { card: crowded.name, often: often(plan.a_turn) }) : "",
    ];
  }
  return { take: plan.take, stepsIn, takenBy, breaches };
};
