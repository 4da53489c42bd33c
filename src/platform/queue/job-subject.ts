/**
 * The SQL expression for what a job is about: the id of its shoot, else of its order, else of its mail. The queue's index has the
 * same text, without which the jobs of one shoot could only be found by reading all.
 */
export const JOB_SUBJECT = "coalesce(data ->> 'shootId', data ->> 'orderId', data ->> 'mailId')";
