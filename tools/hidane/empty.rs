// cargo requires a target.
